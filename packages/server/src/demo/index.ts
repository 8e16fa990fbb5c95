export { demoAccounts } from './demo-accounts.ts';
export { demoGreeting } from './demo-greeting.ts';
export { demoPeople } from './demo-people.ts';
export { demoRegister } from './register-lists.ts';
export { seedDemo } from './seed-demo.ts';
