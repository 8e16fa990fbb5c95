import type { Language } from '@tervita/domain/core';
import type { CalendarDate, SexInCode } from '@tervita/domain/persons';
import type { Random } from '../random.ts';

// Surnames are put together from parts, so that they belong to nobody in particular.
type Given = Record<SexInCode, readonly string[]>;

const list = (text: string) => text.split(' ');

/** First names have their time: a pensioner is seldom called Mirtel, a schoolchild seldom Endel. */
interface Generations {
  readonly before1965: Given;
  readonly before1998: Given;
  readonly later: Given;
}

const estonian: Generations = {
  before1965: {
    FEMALE: list(
      'Aino Anne Eha Ene Evi Helgi Helju Helve Ilme Laine Leida Linda Maie Mall Malle Milvi Reet Salme Silvi Sirje Tiiu Ulvi Urve Vaike Virve Ülle',
    ),
    MALE: list(
      'Aare Ants Arno Arvo Endel Enn Heino Helmut Hillar Ilmar Jaan Jaak Jüri Kalju Lembit Mati Olev Peeter Rein Sulev Tiit Toivo Tõnu Uno Vello Väino',
    ),
  },
  before1998: {
    FEMALE: list(
      'Anneli Berit Evelin Gerli Heleri Heli Jaana Janika Kadri Kaie Karin Katrin Kersti Kristel Kristi Külli Liina Liis Maarja Merike Piret Pille Riina Signe Tiina Triin Tuuli',
    ),
    MALE: list(
      'Ain Aivar Alar Andres Andrus Erki Hannes Indrek Ivar Kaur Kristjan Madis Margus Marko Mart Martin Meelis Mihkel Neeme Ott Priit Raivo Rando Siim Taavi Tanel Tarmo Urmas Villu',
    ),
  },
  later: {
    FEMALE: list(
      'Adele Anete Eliise Elis Emma Eva Grete Hanna Helena Isabel Johanna Keiti Laura Lenna Loviise Lisandra Marta Mia Mirtel Nora Rebeka Saara Sandra Sofia',
    ),
    MALE: list(
      'Albert Artur Gregor Henri Hugo Jakob Joosep Karl Kaspar Kevin Lukas Markus Mattias Oliver Oskar Patrik Rasmus Robin Romet Sander Sebastian Tobias Trevor Uku',
    ),
  },
};
const russianFor = (female: string, male: string): Given => ({ FEMALE: list(female), MALE: list(male) });
const russian: Generations = {
  before1965: russianFor(
    'Galina Ljudmila Nadežda Nina Raissa Tamara Valentina Vera Zinaida Zoja',
    'Anatoli Boriss Gennadi Leonid Nikolai Pjotr Valeri Viktor Vladimir Vjatšeslav',
  ),
  before1998: russianFor(
    'Irina Jekaterina Jelena Julia Ksenia Larissa Marina Natalja Oksana Olga Svetlana Tatjana',
    'Aleksandr Aleksei Andrei Deniss Dmitri Igor Jevgeni Konstantin Oleg Pavel Roman Sergei',
  ),
  later: russianFor(
    'Alina Anastassia Arina Darja Kira Milana Polina Sofja Varvara Viktoria',
    'Artjom Daniil Ivan Kirill Maksim Mark Matvei Nikita Timofei Zahhar',
  ),
};
const always = (given: Given): Generations => ({ before1965: given, before1998: given, later: given });
const english = always({
  FEMALE: list('Emily Hannah Grace Olivia Chloe Megan Priya Amara Fiona Sarah'),
  MALE: list('James Oliver Daniel Thomas Callum Arjun Samuel Ethan Patrick David'),
});
const polish = always({
  FEMALE: list('Anna Katarzyna Magdalena Joanna Agnieszka Zuzanna Hanna Ewa'),
  MALE: list('Piotr Tomasz Paweł Marcin Jakub Michał Adam Szymon'),
});
const firstNames: Record<Language, Generations> = { et: estonian, ru: russian, en: english, pl: polish };

const estonianStems = list(
  'Kase Tamme Pihla Kuuse Lepa Männi Haava Saare Paju Pärna Jõe Järve Mäe Oru Luha Nurme Ranna Metsa Kivi Liiva Tuule Pilve Allika Põhja Lõuna Koidu Sinilille Kanarbiku Raba Kurmu Nõmme Laane',
);
const estonianEnds = list('mäe oja puu vere maa veer salu nurm põld lo ste rand org välja metsa saar');
const russianStems = list(
  'Orl Moroz Sokol Berez Vetr Zim Golub Javor Kalin Malin Rjab Stepan Tuman Vesn Luz Sadov Kolos Ozer',
);
const englishSurnames = list(
  'Harcourt Whitlow Ashdown Fernley Brackwell Larkfield Merridew Thornbury Okeley Wyndale',
);
const polishSurnames = list('Borowik Wrzosek Jaworek Lipczyk Malinowiec Kalinek Sosnowiec Dąbrowiak');

/** Only the neutral Russian endings: a family has one surname for all. */
const surnames: Record<Language, (random: Random) => string> = {
  et: (random) => {
    const stem = random.pick(estonianStems);
    const end = random.pick(estonianEnds.filter((one) => !one.startsWith(stem.slice(0, 2).toLowerCase())));
    return `${stem}${end}`;
  },
  ru: (random) => `${random.pick(russianStems)}${random.pick(['enko', 'enko', 'uk'])}`,
  en: (random) => random.pick(englishSurnames),
  pl: (random) => random.pick(polishSurnames),
};

export const surnameIn = (language: Language, random: Random): string => surnames[language](random);
export const firstNameIn = (
  language: Language,
  { sex, birthDate }: { sex: SexInCode; birthDate: CalendarDate },
  random: Random,
): string => {
  const { before1965, before1998, later } = firstNames[language];
  if (birthDate < '1965') return random.pick(before1965[sex]);
  return random.pick((birthDate < '1998' ? before1998 : later)[sex]);
};

const plain: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L' };

/** For addresses: without the signs that only some keyboards have. */
export const inAscii = (name: string): string =>
  name
    .replace(/[łŁ]/g, (sign) => plain[sign] ?? sign)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
