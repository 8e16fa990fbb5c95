import { randomUUID } from 'node:crypto';
import { type Forgeries, type Forgery, insertInto, insertWith } from './forge.ts';
import type { StaffScene } from './scene.ts';

const at = new Date().toISOString();

/** SMS in another's name, to another clinic's patients, or billed as sent although nobody sent it. */
export const staffMessages = ({ me, mine, foreign, colleague }: StaffScene): Forgeries => {
  const campaign = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    text: 'x',
    footer: 'x',
    state: 'SENDING',
    created_by_user_id: me.user,
    created_by_name: me.name,
    created_at: at,
    reachable: 1,
    landline: 0,
    invalid: 0,
    missing: 0,
    planned_units: 1,
    planned_cents: 9,
  };
  const recipient = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    campaign_id: campaign.id,
    clinic_member_id: mine.member,
    number_kind: 'REACHABLE',
    phone: '+37250000000',
    text: 'x x',
    units: 1,
    price_cents: 9,
    state: 'WAITING',
  };
  const begun = [insertInto('sms_campaign', campaign), insertInto('sms_recipient', recipient)];
  const after = (what: string, text: string): Forgery => ({ what, statements: [...begun, { text }] });
  const lies = insertWith('sms_recipient', recipient, {
    "to a foreign clinic's patient": { clinic_member_id: foreign.member },
    'to nobody of the clinic': { clinic_member_id: null },
    'as if the operator had it': { state: 'DELIVERED', accepted_at: at },
    "in a foreign clinic's message": { clinic_id: foreign.clinic },
  });
  return {
    honest: [{ what: 'a message', statements: begun }],
    forged: [
      ...insertWith('sms_campaign', campaign, {
        'of a foreign clinic': { clinic_id: foreign.clinic },
        "in a colleague's name": { created_by_user_id: colleague.user },
        "under a colleague's name": { created_by_name: colleague.name },
        'sent already': { state: 'DONE', ended_at: at },
      }),
      ...lies.map(({ what, statements }) => ({
        what,
        statements: [insertInto('sms_campaign', campaign), ...statements],
      })),
      after(
        "sms_campaign: stopped under a colleague's name",
        `update sms_campaign set state = 'STOPPED', stopped_by_name = 'x', ended_at = now() where id = '${campaign.id}'`,
      ),
      after(
        'sms_campaign: ended by hand',
        `update sms_campaign set state = 'DONE', ended_at = now() where id = '${campaign.id}'`,
      ),
      after(
        'sms_recipient: delivered by hand',
        `update sms_recipient set state = 'DELIVERED' where id = '${recipient.id}'`,
      ),
      after(
        'sms_recipient: another number',
        `update sms_recipient set phone = '+37250000001' where id = '${recipient.id}'`,
      ),
    ],
  };
};
