"""Words of six languages, from which `strings` makes interface texts: the same on every run."""

LANGUAGES = {
    "en": "settings account password open close save cancel delete share message photo camera "
          "location privacy network connection update version about help search favourite list "
          "download upload language region sound display brightness storage battery general "
          "notifications allow this app to access your while using it when you are offline",
    "de": "Einstellungen Benutzerkonto Kennwort öffnen schließen sichern abbrechen löschen teilen "
          "Nachricht Foto Kamera Standort Datenschutz Netzwerk Verbindung Aktualisierung Fassung "
          "über Hilfe suchen Lieblingsliste herunterladen hochladen Sprache Region Ton Anzeige "
          "Helligkeit Speicherplatz Batterie Allgemein Mitteilungen erlauben diese auf deine",
    "ru": "настройки учётная запись пароль открыть закрыть сохранить отменить удалить поделиться "
          "сообщение фото камера геопозиция конфиденциальность сеть соединение обновление версия "
          "справка поиск избранное список загрузить язык регион звук экран яркость хранилище "
          "аккумулятор основные уведомления разрешить этому приложению доступ к вашей когда",
    "ar": "الإعدادات الحساب كلمة المرور فتح إغلاق حفظ إلغاء حذف مشاركة رسالة صورة الكاميرا الموقع "
          "الخصوصية الشبكة الاتصال تحديث إصدار حول مساعدة بحث المفضلة قائمة تنزيل رفع اللغة المنطقة "
          "الصوت العرض السطوع التخزين البطارية عام الإشعارات السماح لهذا التطبيق بالوصول إلى",
    "hi": "सेटिंग्स खाता पासवर्ड खोलें बंद करें सहेजें रद्द हटाएँ साझा संदेश फ़ोटो कैमरा स्थान गोपनीयता नेटवर्क "
          "कनेक्शन अपडेट संस्करण बारे में सहायता खोज पसंदीदा सूची डाउनलोड अपलोड भाषा क्षेत्र ध्वनि प्रदर्शन "
          "चमक संग्रहण बैटरी सामान्य सूचनाएँ अनुमति इस ऐप को आपके तक पहुँचने की जब आप",
    "ja": "設定 アカウント パスワード 開く 閉じる 保存 取り消す 削除 共有 メッセージ 写真 カメラ 位置情報 "
          "プライバシー ネットワーク 接続 更新 バージョン について ヘルプ 検索 お気に入り 一覧 ダウンロード "
          "アップロード 言語 地域 サウンド 画面表示 明るさ 容量 バッテリー 一般 通知 を許可 このアプリ の利用中に",
}


def strings(count=5000, seed=1):
    """`count` texts of 1 to 16 words, the languages in turn."""
    state = seed
    result = []
    words = {tag: text.split() for tag, text in LANGUAGES.items()}
    tags = list(LANGUAGES)
    for index in range(count):
        tag = tags[index % len(tags)]
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        length = 1 + (state >> 33) % 16
        chosen = []
        for _ in range(length):
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            chosen.append(words[tag][(state >> 33) % len(words[tag])])
        result.append((tag, ("" if tag == "ja" else " ").join(chosen)))
    return result
