import type { publicPages as en } from './en.ts';

export const publicPages: typeof en = {
  home: 'Tervita',
  chooseAuth: 'Logowanie',
  chooseSignup: 'Zakładanie konta',
  login: 'Logowanie tożsamością cyfrową',
  signup: 'Zakładanie konta',
  verifyEmail: 'Potwierdzenie adresu e-mail',
  loginWithPassword: 'Logowanie przez e-mail',
  signupWithPassword: 'Zakładanie konta przez e-mail',
  resetPassword: 'Nowe hasło',
  completeLogin: 'Logowanie',
  terms: 'Regulamin',
  privacy: 'Polityka prywatności',
  cookies: 'Polityka plików cookie',
  icons: 'Ikony',
  verifyAppCode: 'Jeszcze jeden krok',
  denied: 'Brak uprawnień',
  consents: 'Zgody',
  clinicSignup: 'Dołączenie przychodni',
  notFound: 'Nie znaleziono strony',
};
