import { adults, type Conversation, children } from './conversation.ts';

export const conversationsPl: readonly Conversation[] = [
  {
    type: 'PRESCRIPTION_REFILL',
    whom: adults(30, 80),
    opening:
      'Dzień dobry, kończą się tabletki na nadciśnienie (perindopryl 5 mg). Proszę o przedłużenie recepty.',
    question: 'Dzień dobry! Jakie było ciśnienie w ostatnim tygodniu, rano i wieczorem?',
    answer: 'Rano około 134/84, wieczorem 128/80.',
    closing: 'Dziękujemy, wyniki są dobre. Recepta jest przedłużona na sześć miesięcy.',
  },
  {
    type: 'SORE_THROAT',
    whom: adults(18, 60),
    opening: 'Od trzech dni silny ból gardła i gorączka 38,4. Trudno przełykać. Czy potrzebna jest wizyta?',
    question: 'Dzień dobry! Czy jest też kaszel lub katar? Czy na migdałkach widać biały nalot?',
    answer: 'Kaszlu nie ma, nalot jest.',
    closing:
      'Prosimy przyjść dziś przed 16:00, zrobimy szybki test na paciorkowce. Leczenie zaczniemy od razu po wyniku.',
  },
  {
    type: 'QUESTION',
    whom: adults(18, 80),
    opening: 'Czy można u Państwa zrobić badania krwi bez skierowania i ile to kosztuje?',
    closing:
      'Dzień dobry! Tak, laboratorium jest otwarte od 8:00 do 12:00. Podstawowy pakiet kosztuje 24 euro, wynik jest następnego dnia.',
  },
  {
    type: 'SKIN_RASH',
    whom: adults(18, 70),
    opening:
      'Po spacerze w lesie na nodze pojawiła się czerwona plama, po tygodniu ma około 8 cm i jaśniejszy środek. Kleszcza usunięto w tym samym dniu.',
    question: 'Dzień dobry! Czy jest gorączka, ból stawów lub uczulenie na antybiotyki?',
    answer: 'Nic z tych rzeczy, uczuleń nie ma.',
    closing:
      'To wygląda na rumień wędrujący. Recepta na antybiotyk na 10 dni jest gotowa. Prosimy unikać słońca w czasie leczenia i napisać za dwa tygodnie.',
  },
];

export const parentsPl: readonly Conversation[] = [
  {
    type: 'ACUTE_INFECTION',
    whom: children(1, 14),
    opening: 'Dziecko od wczoraj ma gorączkę 38,6, kaszel i katar. Pije dobrze. Czy przyjść na wizytę?',
    closing:
      'Dzień dobry! Na razie wystarczy leczenie w domu: dużo płynów, paracetamol według masy ciała. Jeśli gorączka potrwa ponad trzy dni albo oddech będzie szybki, prosimy o kontakt tego samego dnia.',
  },
];
