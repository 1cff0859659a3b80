/** Passwords that guessing lists try first, and those that this product's theme invites; all lower-case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
    123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321
    7654321 87654321 111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777
    888888 88888888 999999 99999999 121212 131313 112233 123123 123321 123123123 159753 159357 147258
    147258369 102030 101010 010203 789456 789456123 456789 741852 741852963 963852741 696969 232323
    142536 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwertyui azerty azertyuiop qwertz
    asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc
    q1w2e3r4 abc123 abcd1234 abcdef abcdefg abcdefgh a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa 123abc
    123qwe 1234qwer 12qwaszx password password1 password12 password123 password1234 password! passw0rd
    p@ssword p@ssw0rd pass123 pass1234 passpass changeme changeit letmein letmein1 welcome welcome1
    welcome123 iloveyou iloveyou1 iloveu loveyou lovely trustno1 secret secret123 default guest1
    guest123 admin1 admin123 administrator root123 master master1 login123 user123 test123 test1234
    testing testtest temp123 hello123 hello1 hellohello sunshine sunshine1 princess princess1 monkey
    monkey1 dragon dragon1 football football1 baseball baseball1 basketball soccer hockey superman
    superman1 batman batman1 spiderman ironman starwars pokemon pikachu minecraft fortnite roblox
    charlie charlie1 michael michael1 jessica jessica1 ashley ashley1 daniel andrew joshua jordan
    jordan23 thomas robert matthew nicole hannah samantha amanda jennifer michelle anthony william
    george summer summer1 winter spring autumn flower flowers butterfly rainbow purple orange banana
    cookie chocolate cheese pepper ginger buster tigger killer shadow shadow1 hunter hunter2 ranger
    harley maggie bailey cooper freedom whatever computer internet google facebook linkedin yellow
    silver golden diamond mercedes ferrari porsche corvette mustang chelsea arsenal liverpool barcelona
    juventus phoenix eagles yankees lakers cowboys steelers america canada london australia blessed
    jesus1 jesuschrist christ angel1 angels family family1 babygirl babyboy mother father sweety
    sweetheart fuckyou fuckyou1 asshole pussy1 nothing access access14 startrek matrix merlin zaq12wsx
    zaq1zaq1 samsung nokia1 android iphone apple123 microsoft windows mickey mickey1 minnie minniemouse
    mickeymouse donald donaldduck disney disney1 disney123 disneyland disneyworld magickingdom
    cinderella tinkerbell goofy1 pluto1 stitch simba1 nemo123 elsa123 frozen moana1 castaway vacation
    vacation1 holiday holiday1 cruise cruise1 cruise123 beach1 sunset traveler travel1 travel123 landsea
    landsea1 landsea123
  `
    .trim()
    .split(/\s+/),
);
