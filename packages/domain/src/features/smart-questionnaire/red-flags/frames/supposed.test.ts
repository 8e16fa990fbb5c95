import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../../core/index.ts';
import { isGrave, strongestAction } from '../fired-rules.ts';
import { freeTextAlerts } from '../free-text-alerts.ts';

const opensPage = (text: string) => {
  const action = strongestAction(freeTextAlerts(text));
  return action !== null && isGrave(action);
};

/** What opens no page, by the frame that says why. */
type Quiet = Readonly<Record<'supposed' | 'topic' | 'figure' | 'advice' | 'untold', readonly string[]>>;

const quiet: Readonly<Record<Language, Quiet>> = {
  en: {
    supposed: [
      'My biggest fear is that she stops breathing in her sleep.',
      'Will the new blood thinner make me bleed to death if I cut myself shaving?',
      'What happens if a toddler drinks bleach?',
      'I am terrified of choking on these big tablets.',
    ],
    topic: [
      'Grandma says untreated snoring ends in a heart attack.',
      'The leaflet lists clots and stroke, and now she is nervous.',
    ],
    figure: [
      'I cannot breathe with these deadlines!',
      'We laughed until she was gasping for air.',
      'My mother had a fit when she saw my tattoo.',
    ],
    advice: [
      'We plan a lesson on self harm, are there leaflets?',
      'asked him straight whether he thinks of harming himself he said no.',
    ],
    untold: ['How much vitamin D would really be an overdose?'],
  },
  et: {
    supposed: [
      'Mu suurim hirm on, et beebi lõpetab öösel hingamise.',
      'Kas madala vererõhuga võin rooli taga teadvuse kaotada?',
      'Mis juhtub, kui väike laps patarei alla neelab?',
      'Kuidas ma ära tunnen, kui lapsel on krambid?',
      'Kirjutan juhendit, millal hingab laps liiga kiiresti?',
    ],
    topic: [
      'Öeldakse, et norskamine lõpeb infarktiga.',
      'Kas kõrge kolesterool tähendab, et varsti tuleb insult?',
    ],
    figure: ['Naersime nii, et hing jäi kinni.', 'Teie äpp ajab mulle infarkti.'],
    advice: ['Koolis oli loeng noorte enesetappudest ja nüüd ma mõtlen sellele.'],
    untold: ['Kui palju seda D-vitamiini on õieti üledoos?'],
  },
  ru: {
    supposed: [
      'Самый большой страх, что малышка перестанет дышать во сне.',
      'Могу ли я потерять сознание за рулём?',
      'Боюсь истечь кровью в родах.',
      'Если вдруг ребёнок проглотит батарейку, куда звонить?',
    ],
    topic: ['Говорят, апноэ кончается инфарктом.', 'Высокий холестерин значит, что скоро будет инсульт?'],
    figure: ['Так смеялись, что дышать не могла.', 'Задыхаюсь под горой стирки.'],
    advice: [
      'Нужна лекция про самоубийства для старших классов.',
      'Как спросить, думает ли он о самоубийстве?',
    ],
    untold: ['Сколько капель этого витамина считается передозировкой?'],
  },
  pl: {
    supposed: [
      'Mój największy strach to że mała przestanie oddychać we śnie.',
      'Czy przy niskim ciśnieniu mogę stracić przytomność za kierownicą?',
      'Boję się wykrwawić przy porodzie.',
      'Co się stanie, jak dziecko połknie baterię?',
      'Jak poznam, że dziecko ma drgawki?',
    ],
    topic: ['Podobno bezdech kończy się zawałem.', 'Wysoki cholesterol znaczy, że niedługo będę miał udar?'],
    figure: ['Śmiałam się tak, że nie mogłam oddychać.', 'Duszę się pod górą prania.'],
    advice: [
      'Szukam ulotki o myślach samobójczych dla rodziców.',
      'Czy sertralina może wywołać myśli samobójcze?',
    ],
    untold: ['Ile kapsułek witaminy D to przedawkowanie?'],
  },
};

/** What looks like it and is there. */
const told: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'He collapsed during football training',
    'My son had a seizure while swimming in class',
    'He is choking on toys',
    'She passed out while ironing',
    'can you send help my husband is unconscious',
    'when do you come my husband is unconscious',
    'im afraid he will die he is not breathing',
    'i am scared he will die he is unconscious',
    'should i call an ambulance if his lips are blue',
    'He had a seizure when I opened the door',
    'I am afraid I will commit suicide',
    'i dont know how to ask for help i want to kill myself',
    'was in hospital last year i want to die',
    'These pills make me suicidal',
    'I am afraid I am having a stroke, my arm is weak',
    'Could it be a heart attack, it presses on my chest now',
    'I fear a heart attack, my chest is squeezing since morning and my arm hurts',
    'What if it is a stroke? Her face is drooping and she talks nonsense',
    'I read about strokes and now my own face droops and my speech is slurred',
    'What do I do, she drank bleach',
    'My baby swallowed a button battery, what happens if it stays in?',
    'He laughed, then passed out on the floor and does not respond',
    'The leaflet says stop if your tongue swells. My tongue is swollen and my throat is closing',
    'I asked my son, he said he wants to kill himself',
    'I was treated two years ago and I want to kill myself',
    'I watched a film about it and I want to die',
  ],
  et: [
    'Poeg kukkus trennis teadvusetult maha',
    'kardan et ta sureb ta on teadvuseta',
    'millal kutsuda kiirabi mees on teadvuseta',
    'Kardan, et teen enesetapu',
    'ei tea kuidas abi küsida ei taha enam elada',
    'Kardan, et mul on insult, käsi on nõrk',
    'Kas see võib olla infarkt, rinnus pigistab praegu',
    'Mis siis kui see on insult? Suu on viltu ja jutt segane',
    'Lugesin insuldist ja nüüd on endal nägu viltu ja kõne pudiseb',
    'Mida teha, ta jõi pesuvahendit',
    'Laps neelas patarei alla, mis juhtub, kui see sisse jääb?',
    'Ta naeris ja siis kukkus põrandale, on teadvuseta',
    'Infolehel on kirjas, et lõpetage, kui keel paisub. Mul on keel paistes ja kurk läheb kinni',
    'Vaatasin filmi ja ma ei taha enam elada',
  ],
  ru: [
    'Он потерял сознание за уроками',
    'боюсь он умрет он без сознания',
    'когда вызывать скорую муж без сознания',
    'Боюсь, что совершу самоубийство',
    'не знаю как говорить об этом не хочу жить',
    'Боюсь, что у меня инсульт, рука слабая',
    'Может ли это быть инфаркт, сейчас давит в груди',
    'А вдруг это инсульт? Лицо перекосило и говорит бессвязно',
    'Читала про инсульт, а теперь у самой лицо перекосило и речь невнятная',
    'Что делать, она выпила отбеливатель',
    'Что делать, если ребёнок час назад проглотил батарейку',
    'Он засмеялся и вдруг потерял сознание, не отвечает',
    'У меня язык опух и горло сжимается, в инструкции написано прекратить',
    'Посмотрела фильм и не хочу больше жить',
  ],
  pl: [
    'Zemdlała i straciła przytomność przy prasowaniu',
    'boję się że umrze jest nieprzytomny',
    'kiedy wzywać karetkę mąż jest nieprzytomny',
    'Boję się, że popełnię samobójstwo',
    'nie wiem jak o tym mówić nie chcę żyć',
    'Boję się, że mam udar, ręka jest słaba',
    'Czy to może być zawał, teraz ściska mnie w klatce piersiowej',
    'A jeśli to udar? Twarz opadła i bełkocze',
    'Czytałam o udarze, a teraz samej opadł mi kącik ust i bełkoczę',
    'Co robić, wypiła wybielacz',
    'Co robić, jeśli dziecko godzinę temu połknęło baterię',
    'Zaśmiał się i nagle stracił przytomność, nie reaguje',
    'Mam spuchnięty język i gardło się zaciska, w ulotce piszą, żeby przerwać',
    'Obejrzałam film i nie chcę już żyć',
  ],
};

/** Cries of few words, to stand before and after a fear, a question or a figure of speech. */
const cries: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'He does not respond and his lips are blue',
    'My chest is crushing and my arm is numb',
    'I want to kill myself',
  ],
  et: [
    'Ta ei reageeri ja huuled on sinised',
    'Rinnus pigistab ja ma ei saa hingata',
    'Ma ei taha enam elada',
  ],
  ru: ['Он не отвечает и губы синие', 'Давит в груди и не могу дышать', 'Я не хочу больше жить'],
  pl: [
    'Nie reaguje i ma sine usta',
    'Ściska mnie w klatce piersiowej i nie mogę oddychać',
    'Nie chcę już żyć',
  ],
};

describe.each(languages)('what is only supposed, in %s', (language) => {
  test.each(
    Object.entries(quiet[language]).flatMap(([frame, all]) => all.map((text) => [frame, text] as const)),
  )('opens no page, %s: %s', (_, text) => {
    expect(opensPage(text)).toBe(false);
  });

  test.each(told[language])('takes nothing from what is there: %s', (text) => {
    expect(opensPage(text)).toBe(true);
  });

  test.each(
    Object.values(quiet[language])
      .flat()
      .flatMap((text) => cries[language].map((cry) => [text, cry] as const)),
  )('takes nothing from a cry beside it: %s / %s', (text, cry) => {
    expect(opensPage(`${text} ${cry}.`)).toBe(true);
    expect(opensPage(`${cry}. ${text}`)).toBe(true);
  });
});

test('a thought of death that is never there again opens no page', () => {
  expect(opensPage('The form asks. I had suicidal thoughts in 1998, treated, never again.')).toBe(false);
  expect(opensPage('I had suicidal thoughts in 1998, was treated, and now they are here again.')).toBe(true);
});

test('a pressure of another pregnancy is no danger of today', () => {
  expect(
    opensPage('When I was pregnant with Tom I had very high pressure, 170/110. What do I do beforehand?'),
  ).toBe(false);
  expect(
    opensPage('I am pregnant and my pressure is 170/110. When I was pregnant with Tom it was fine.'),
  ).toBe(true);
});

test('who lost the spleen years ago is in danger with a fever', () => {
  expect(opensPage('No spleen since 2011, shaking chills, 39.2')).toBe(true);
});
