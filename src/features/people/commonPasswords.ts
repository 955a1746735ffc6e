/** Passwords of eight characters and more that every guesser tries first; shorter ones are refused by length. */

const list = `
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort passwort1
12345678 123456789 1234567890 12345679 123123123 11223344 87654321 987654321 0987654321 147258369 123654789
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsxedc qwer1234 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop
q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh
a1b2c3d4 1234qwer 123qweasd 123qwe123 12qwaszx aa123456 abc123456 a12345678 a123456789 12345678a 123456789a
iloveyou iloveyou1 iloveyou2 ilovegod iloveme1 loveyou1 lovelove sunshine sunshine1 princess princess1 football
football1 baseball baseball1 basketball superman superman1 spiderman batman123 starwars starwars1 pokemon1
michael1 michelle jennifer jessica1 charlie1 jordan23 computer internet corvette mercedes maverick midnight
mountain steelers liverpool chelsea1 arsenal1 barcelona realmadrid juventus cowboys1 yankees1 redskins
letmein1 letmein123 welcome1 welcome12 welcome123 welcome2024 welcome2025 welcome2026 changeme changeme1
changeme123 default1 administrator admin123 admin1234 admin12345 admin@123 administrator1 root1234 toor1234
test1234 test12345 testtest testing1 testing123 guest123 user1234 demo1234 login123 secret12 secret123
trustno1 whatever whatever1 blink182 babygirl babygirl1 butterfly butterfly1 chocolate chocolate1 cookie123
dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 master12 master123 hello123 hello1234 freedom1
samantha elizabeth alexander alexandra benjamin nicholas jonathan anthony1 victoria patricia caroline
liverpool1 manchester blahblah asshole1 fuckyou1 fuckyou2 pussycat sexysexy rainbow1 flower123 summer123 winter123
summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026
google123 facebook facebook1 linkedin linkedin1 myspace1 samsung1 iphone123 android1 microsoft windows1
november december september february thursday saturday wednesday einstein champion security access14
creative danielle december1 dolphins fuckface gateway1 garfield hardcore hunter12 icecream kingkong
lasvegas marlboro metallica nintendo nirvana1 panther1 pictures platinum porsche911 redwings remember scorpion
scooter1 softball startrek swimming thunder1 tinkerbell tinkerbell1 thankyou warcraft warrior1 williams
wonderful yamaha123 zxcvbnm, 11111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
00000000 111111111 1111111111 12121212 10203040 19841984 20002000 1a2b3c4d 5t6y7u8i 69696969 999999999
correcthorsebatterystaple passwordpassword qwertyqwerty adminadmin rootroot teamomucho tequiero contraseña
geheimnis hallo123 hallo1234 schatz123 fussball motdepasse azertyuiop azerty123 doudou123 soleil123 bonjour1
`

/** Lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
