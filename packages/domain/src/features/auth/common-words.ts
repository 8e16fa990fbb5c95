/** What lists of stolen passwords are full of, in the languages of the product; the longest first, so that they go first. */
export const commonWords: readonly string[] = `
administrator chocolate superman princess sunshine password football baseball basketball liverpool starwars
computer internet whatever trustnoi welcome monkey dragon master shadow michael jennifer jordan hunter killer
pokemon samsung batman letmein qwertyuiop qwerty asdfgh zxcvbn secret summer winter spring autumn flower forever
iloveyou loveyou lovely hello freedom changeme default guest login admin access pass test temp
tervita tervis health doctor clinic patient kliinik patsient arst perearst family
parool salasona estonia eesti tallinn tartu parnu narva armastus kallis paike suvi talv kevad sugis kodune koduke
maasikas kullake musike tibuke kassike koerake minuparool
haslo polska warszawa krakow kocham kochanie misiek kasia mateusz bartek marcin agnieszka zdrowie lekarz
пароль йцукен привет любовь люблю солнышко котенок россия москва таллинн здоровье клиника доктор
parol privet lubov lublu solnyshko natasha maksim marina svetlana
`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length);
