import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'ACUTE_INFECTION.symptoms': {
    label: 'Jakie są objawy?',
    options: {
      fever: 'Gorączka',
      cough: 'Kaszel',
      nose: 'Katar lub zatkany nos',
      throat: 'Ból gardła',
      ear: 'Ból ucha',
      head: 'Ból głowy',
      aches: 'Bóle mięśni lub stawów',
      gut: 'Wymioty lub biegunka',
      rash: 'Wysypka',
      urine: 'Ból przy oddawaniu moczu',
    },
  },
  'ACUTE_INFECTION.exposure': {
    label: 'Czy przed zachorowaniem wystąpiło coś z poniższej listy?',
    topic: 'Przed zachorowaniem',
    options: {
      contact: 'Kontakt z chorymi',
      travel: 'Podróż zagraniczna',
      tick: 'Ukąszenie kleszcza',
      hospital: 'Pobyt w szpitalu lub operacja w ostatnim miesiącu',
    },
  },
  'LYMPHADENOPATHY.site': {
    label: 'Gdzie są powiększone węzły?',
    topic: 'Powiększone węzły',
    options: {
      neck: 'Na szyi lub pod żuchwą',
      ear: 'Za uchem lub na karku',
      clavicle: 'Nad obojczykiem',
      armpit: 'Pacha',
      groin: 'Pachwina',
    },
  },
  'LYMPHADENOPATHY.assoc': {
    label: 'Czy wystąpiło coś z poniższej listy?',
    options: {
      cold: 'Przeziębienie lub ból gardła',
      tooth: 'Problem z zębem',
      skin: 'W pobliżu rana, zakażenie skóry, zadrapanie przez kota lub ukąszenie kleszcza',
      sweats: 'Nocne poty',
      weight: 'Niewyjaśniona utrata wagi',
      itch: 'Świąd całego ciała lub duże zmęczenie',
    },
  },
  'NECK_MASS.site': {
    label: 'Gdzie jest guzek?',
    topic: 'Miejsce guzka',
    options: {
      front: 'Z przodu pośrodku',
      side: 'Z boku szyi',
      jaw: 'Pod żuchwą',
      nape: 'Na karku lub za uchem',
      clavicle: 'Nad obojczykiem',
    },
  },
  'NECK_MASS.assoc': {
    label: 'Czy występuje któryś z tych objawów?',
    options: {
      cold: 'Niedawne przeziębienie lub ból gardła',
      hoarse: 'Chrypka ponad 3 tygodnie',
      swallow: 'Trudności z połykaniem',
      ear: 'Ból jednego ucha bez choroby ucha',
      thyroid: 'Kołatanie serca, uczucie gorąca lub drżenie',
      sweats: 'Nocne poty',
      weight: 'Niewyjaśniona utrata wagi',
    },
  },
};
