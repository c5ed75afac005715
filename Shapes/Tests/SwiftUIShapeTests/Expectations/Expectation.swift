../../ ../../ Tests / Engines / SwiftUILayoutTests / Expectation.swift
