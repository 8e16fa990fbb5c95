import type { publicPages as en } from './en.ts';

export const publicPages: typeof en = {
  home: 'Tervita',
  chooseAuth: 'Вход',
  chooseSignup: 'Создание учётной записи',
  login: 'Вход через Smart-ID, Mobiil-ID или ID-карту',
  signup: 'Создание учётной записи',
  verifyEmail: 'Подтверждение э-почты',
  loginWithPassword: 'Вход по э-почте',
  signupWithPassword: 'Учётная запись по э-почте',
  resetPassword: 'Новый пароль',
  completeLogin: 'Вход',
  terms: 'Условия использования',
  privacy: 'Политика конфиденциальности',
  cookies: 'Использование файлов cookie',
  icons: 'Значки',
  verifyAppCode: 'Ещё один шаг',
  denied: 'Нет доступа',
  consents: 'Согласия',
  clinicSignup: 'Подключение клиники',
  notFound: 'Страница не найдена',
};
