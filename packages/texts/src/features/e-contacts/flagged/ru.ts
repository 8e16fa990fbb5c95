import type { flagged as english } from './en.ts';

export const flagged: typeof english = {
  ticked: (sign) => `Отмечено: ${sign}`,
  toldToCall: (number) => `рекомендовано позвонить ${number}`,
  givenCrisisLines: 'даны телефоны экстренной психологической помощи',
  filed: 'Поступило само, автор не отправлял',
  sent: 'Отправлено автором',
  filedEvent: (minutes) =>
    `Поступило само через ${minutes} минут после признака опасности: никто не нажал «Отправить»`,
  unsent: { TYPED: 'Написано, не отправлено', ANSWERED: 'Есть ответы, не отправлено' },
};
