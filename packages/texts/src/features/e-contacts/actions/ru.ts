import { plural } from '../../../core/index.ts';
import { rejectionTold } from '../rejection/ru.ts';
import type { actions as en } from './en.ts';

const n = plural('ru');
const eContacts = (count: number) =>
  n(count, { one: 'э-контакт', few: 'э-контакта', many: 'э-контактов', other: 'э-контакта' });

export const actions: typeof en = {
  assignTitle: (count) =>
    count === 1 ? 'Назначить ответственного' : `Назначить ответственного: ${eContacts(count)}`,
  findColleague: 'Найти коллегу',
  noColleague: 'Коллеги с таким именем нет',
  me: 'я',
  nobody: 'Никто',
  othersWork: (names) => `Сейчас отвечает: ${names}. Незаконченная работа может пропасть.`,
  takeOver: {
    title: (name) => `Взять себе? Сейчас отвечает ${name}`,
    text: 'Возможно, коллега уже готовит ответ. Набранный текст останется у коллеги и не будет отправлен.',
    confirm: 'Взять себе',
  },
  chooseReason: 'Выберите причину',
  why: 'Причина',
  complete: {
    title: (name) => `Завершить э-контакт: ${name}`,
    titleMany: (count) => `Завершить ${eContacts(count)}`,
    what: 'Пациент узнает причину и сможет снова открыть его в течение 30 дней.',
    unsent: 'У вас есть неотправленный ответ. Он не будет отправлен.',
    submit: 'Завершить',
  },
  reject: {
    title: (name) => `Отклонить э-контакт: ${name}`,
    what: 'Пациент получит сообщение. После этого на э-контакт нельзя ответить и его нельзя открыть снова.',
    submit: 'Отклонить окончательно',
    reads: (words) => `Пациент прочитает: «${words}»`,
    told: rejectionTold,
  },
  accept: {
    title: (name) => `Принять пациента: ${name}`,
    what: 'После этого клиника сможет ответить.',
    list: 'Список',
    noList: 'Пока без списка',
    choose: 'Выберите список',
    listsFailed: 'Не удалось загрузить списки',
    submit: 'Принять',
  },
  reopen: {
    title: (name) => `Снова открыть э-контакт: ${name}`,
    what: 'Он вернётся во входящие, и будет очередь клиники.',
    submit: 'Открыть снова',
  },
  assigned: (name, isMe, count) => {
    const what = count === 1 ? 'Э-контакт' : eContacts(count);
    if (name === null) return `${what}: ответственного нет`;
    return isMe ? `${what}: отвечаете вы` : `${what}: отвечает ${name}`;
  },
  completed: (name, count) => (count === 1 ? `${name}: завершено` : `${eContacts(count)}: завершено`),
  rejected: (name) => `${name}: отклонено`,
  reopened: (name) => `${name}: снова открыто`,
  accepted: (name) => `${name}: пациент принят`,
  takenBy: (name) => `Первым успел другой сотрудник. Теперь отвечает ${name}`,
  left: (names, why) => `Не сделано: ${names}. ${why}`,
  leftChanged: 'Кто-то только что изменил его.',
};
