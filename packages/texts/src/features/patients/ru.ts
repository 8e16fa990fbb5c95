import type { patients as english } from './en.ts';

export const patients: typeof english = {
  fields: {
    personalCode: 'Личный код',
    personalCodeHint: 'По нему видны дата рождения и пол',
    firstName: 'Имя',
    surname: 'Фамилия',
    birthDate: 'Дата рождения',
    birthDateHint: 'Например, 4 5 1985',
    sex: 'Пол',
    sexes: { FEMALE: 'Женский', MALE: 'Мужской', NOT_DISCLOSED: 'Неизвестен' },
    email: 'Э-почта',
    phone: 'Телефон',
    listCode: 'Список',
  },
  understood: (sex, birthDate) => `${sex}, ${birthDate}`,
  birthDateNeeded: 'У пациента ещё нет учётной записи: по этой дате он откроет ваше письмо',
  emailNeeded: 'Пациент ещё ни разу не входил: уведомление придёт на этот адрес',
  emailHint: 'Уведомление пациенту придёт на этот адрес. В письме нет данных о здоровье',
  emailOwn: 'Пациент пользуется Tervita: уведомление придёт на адрес, указанный там пациентом',
  emailChild: 'Уведомления о ребёнке приходят представителю',
  phoneLocked: 'Этот номер указал пациент. Изменить его может только пациент.',
  noList: 'Без списка',
  findList: 'Найти список',
  noListFound: 'Ни один список не подходит',
  edit: {
    open: 'Изменить',
    title: (name) => `Контактные данные: ${name}`,
    saved: 'Контактные данные сохранены',
  },
  known: {
    titles: {
      MEMBER: (name) => `Это уже пациент клиники: ${name}`,
      FORMER: (name) => `Это бывший пациент клиники: ${name}`,
      PENDING: (name) => `Клиника знает этого человека, но он не её пациент: ${name}`,
    },
    bringBack: (name) => `Вернуть в пациенты: ${name}`,
    takeIn: (name) => `Принять в пациенты: ${name}`,
    use: (name) => `Выбрать: ${name}`,
  },
  conflict: {
    title: 'Имя и личный код не соответствуют друг другу',
    inClinic: (name) =>
      `В клинике под этим личным кодом записан другой человек: ${name}. Выберите его или исправьте данные.`,
    elsewhere:
      'Этот личный код принадлежит человеку с другим именем. Сверьте и то и другое с документом и исправьте ошибку.',
    correctName: 'Исправить имя',
    correctCode: 'Исправить код',
  },
};
