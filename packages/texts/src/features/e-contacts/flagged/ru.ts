import type { DangerKind } from '@tervita/domain/smart-questionnaire';
import type { flagged as english } from './en.ts';

const kinds: Record<DangerKind, string> = {
  stroke: 'инсульт',
  breathing: 'трудности с дыханием',
  allergy: 'аллергическая реакция',
  medicines: 'отравление или неверная доза',
  heart: 'инфаркт',
  infant: 'младенец в опасности',
  child: 'ребёнок в опасности',
  old: 'падение или болезнь пожилых',
  pregnancy: 'опасность при беременности или после родов',
  mind: 'вред себе или кризис',
  abdomen: 'острый живот',
  infection: 'тяжёлая инфекция',
  other: 'другое неотложное состояние',
};

export const flagged: typeof english = {
  ticked: (sign) => `Отмечено: ${sign}`,
  toldToCall: (number) => `рекомендовано позвонить ${number}`,
  givenCrisisLines: 'даны телефоны экстренной психологической помощи',
  soundsLike: (kind) => `Похоже по словам: ${kinds[kind]}`,
  saysNone: 'Автор ничего не отметил',
  machineOnly: 'так решила только машина: прочитайте и решите',
  askedOfAll: 'Список, о котором спрашивают всех',
  askedBecause: (quote) => `Спрошено из-за слов «${quote}»`,
  noneTicked: 'Ничего не отмечено',
  notTicked: 'Спрошено и не отмечено',
  perhapsUnseen: 'Под «Другое опасное», возможно, не открыто',
  notAnswered: 'Показано, без ответа',
  filed: 'Поступило само, автор не отправлял',
  sent: 'Отправлено автором',
  filedEvent: (minutes) =>
    `Поступило само через ${minutes} минут после признака опасности: никто не нажал «Отправить»`,
  unsent: { TYPED: 'Написано, не отправлено', ANSWERED: 'Есть ответы, не отправлено' },
};
