import { changePassword, resetPassword, sendOtp, verifyAppCode } from '@tervita/contract/auth';
import { sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { editProfile, saveSettings } from '@tervita/contract/profiles';
import { generatePersonalCode } from '@tervita/domain/persons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { codeSentTo, openBrowser, wrongCode } from '../../testing/browser.ts';
import { gatewayFor } from '../../testing/digital-id.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
const digitalId = gatewayFor();
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
  await test.app.startWorker();
  make = given(test.database);
});
afterAll(() => test.close());

const lettersTo = (address: string) =>
  test.mails
    .filter(({ to, subject }) => to === address && !/\d{6}/.test(subject))
    .map(({ subject }) => subject);
const arrives = (address: string, subject: string) =>
  eventually(() => expect(lettersTo(address)).toEqual([subject]));

describe('a person is told', () => {
  it('when a device that was never used signs in, not when the first one does', async () => {
    const code = generatePersonalCode('EE', { birthDate: '1985-03-15', sex: 'FEMALE', serial: 77 });
    const person = { code, firstName: 'Mari', surname: 'Lepaste' };
    const first = openBrowser(test);
    const { body } = await digitalId.show(first, person);
    await make.completeAccount(body.userClaim.userId);
    await first.call(sendOtp, { body: { purpose: 'PROFILE', email: 'mari@example.com' } });
    const otp = codeSentTo(test, 'mari@example.com');
    await first.call(editProfile, { body: { email: 'mari@example.com', otp } });
    await digitalId.show(first, person);
    expect(lettersTo('mari@example.com')).toEqual([]);
    await digitalId.show(openBrowser(test), person);
    await arrives('mari@example.com', 'Teie kontole logiti sisse uuest seadmest');
  });

  it('when somebody has given five wrong codes, once', async () => {
    const who = await make.person();
    const browser = openBrowser(test);
    await browser.call(sendOtp, { body: { purpose: 'RESET', email: who.email } });
    const otp = wrongCode(codeSentTo(test, who.email));
    const body = { email: who.email, otp, password: 'sinine paat sõidab' };
    const guess = () => browser.call(resetPassword, { body });
    for (let count = 0; count < 4; count += 1) await guess();
    expect(lettersTo(who.email)).toEqual([]);
    for (let count = 0; count < 4; count += 1) expect((await guess()).raw.code).toBe('INVALID_OTP');
    await arrives(who.email, 'Keegi proovib Teie kontole pääseda');
  });

  it('when somebody has given five wrong codes of an authenticator app', async () => {
    const who = await make.person();
    const as = await make.session(who.userId);
    for (let count = 0; count < 5; count += 1)
      await test.call(verifyAppCode, { body: { code: '000000' } }, { as });
    await arrives(who.email, 'Keegi proovib Teie kontole pääseda');
  });

  it('when the password was changed', async () => {
    const who = await make.person();
    const as = await make.session(who.userId);
    await test.call(changePassword, { body: { password: 'sinine paat sõidab' } }, { as });
    await arrives(who.email, 'Teie parool vahetati');
  });

  it('at the old address when the e-mail was changed', async () => {
    const who = await make.person();
    const as = await make.session(who.userId);
    const address = 'changed@example.com';
    const headers = (more = '') => ({ cookie: `tervita=${as}${more}` });
    const sent = await test.call(
      sendOtp,
      { body: { purpose: 'PROFILE', email: address } },
      { headers: headers() },
    );
    const cookie = sent.cookies.find(({ name }) => name === 'tervita-browser');
    const body = { email: address, otp: codeSentTo(test, address) };
    await test.call(editProfile, { body }, { headers: headers(`; tervita-browser=${cookie?.value}`) });
    await arrives(who.email, 'Teie e-posti aadressi muudeti');
    expect(lettersTo(address)).toEqual([]);
  });

  it('nothing about e-contacts by e-mail when they do not wish it', async () => {
    const scene = await make.clinicWithPatient();
    await test.call(saveSettings, { body: { emailNotices: false } }, { as: scene.asPatient });
    const { personId } = scene.patient;
    const body = {
      eContactType: 'COUGH',
      patientPersonId: personId,
      clinicId: scene.clinicId,
      text: 'Köha',
    } as const;
    const { id } = (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body;
    const question = { params: { id }, body: { question: 'Kas palavik on?' } };
    await test.call(sendInquiry, question, { as: scene.asNurse, seen: 1 });
    await eventually(async () => {
      const row = await test.database.system
        .selectFrom('notice')
        .select('status')
        .where('e_contact_id', '=', id)
        .executeTakeFirst();
      expect(row?.status).toBe('SKIPPED');
    });
    expect(lettersTo(scene.patient.email)).toEqual([]);
  });
});
