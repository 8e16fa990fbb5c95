import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pathOf } from './core/index.ts';
import { listClinicEContacts } from './features/e-contacts/index.ts';
import { allRoutes } from './routes.ts';

const changing = allRoutes.filter(({ route }) => route.method !== 'GET');

describe('every call', () => {
  it('has an address of its own', () => {
    const addresses = allRoutes.map(({ route }) => `${route.method} ${route.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(20);
  });

  it.each(allRoutes.map(({ name, route }) => [name, route] as const))(
    '%s describes its input strictly',
    (_, route) => {
      const named = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      for (const part of [route.params, route.query, route.body]) {
        if (!part) continue;
        const schema = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });
        // One form, or one for each stage of a flow.
        for (const form of schema.oneOf ?? [schema]) {
          if (typeof form === 'boolean') throw new Error('describes nothing');
          expect(form.type).toBe('object');
          // An unknown key is an error, not something to ignore; but what another site posts is not ours to say.
          if (!route.crossSiteForm) expect(form.additionalProperties).toBe(false);
        }
      }
      const params = route.params ? z.toJSONSchema(route.params).properties : {};
      expect(Object.keys(params ?? {}).sort()).toEqual(named.sort());
      expect(route.summary).toMatch(/\.$/);
    },
  );

  it('takes a problem type by its name in the Polish catalogue wherever it takes one', () => {
    const taking = allRoutes.flatMap(({ name, route }) => {
      const body = route.body
        ? JSON.stringify(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }))
        : '';
      return body.includes('"PHQ9"') ? [[name, body.includes('"QUEST_PHQ9"')]] : [];
    });
    expect(taking).toEqual([
      ['changeClinicSetting', true],
      ['createClinicEContact', true],
      ['askForQuestionnaire', true],
      ['moveManyEContacts', true],
      ['saveDraft', true],
      ['sendEContactText', true],
      ['startHostedEContact', true],
      ['startHostedWithPatient', true],
      ['fillWithPatient', true],
      ['questionnaireFlow', true],
      ['addInformation', true],
      ['saveInformation', true],
      ['addReplyTemplate', true],
      ['editReplyTemplate', true],
      ['previewMessage', true],
      ['sendMessage', true],
    ]);
    const query = { clinicId: '01960000-0000-7000-8000-00000000000c', types: 'QUEST_PHQ9,EAR_PAIN_OTALGIA' };
    expect(z.parse(listClinicEContacts.query, query).types).toEqual(['PHQ9', 'EAR_PAIN']);
  });

  it('that changes something, or is the platform admin’s, leaves a row in the audit log', () => {
    const silent = allRoutes
      .filter(({ route }) => (route.method !== 'GET' || route.access === 'platform-admin') && !route.audit)
      .map(({ name }) => name);
    // Nobody is known yet, nothing of a person passes, or it is written so often that it would drown the rest.
    expect(silent.sort()).toEqual([
      'countPageView',
      'extendLogin',
      'markAllInformationRead',
      'markInformationRead',
      'markInformationUnread',
      'mobileIdStatus',
      'parkAppleForm',
      'reportLog',
      'smartIdStatus',
      'startDigitalId',
      'startOutside',
      'trackUsage',
    ]);
  });

  it('is under /api, the content service excepted', () => {
    const beside = allRoutes.map(({ route }) => pathOf(route)).filter((path) => !path.startsWith('/api/'));
    expect(beside).toEqual(['/content/prm']);
  });

  it('that looks a patient or an e-contact in the eye leaves an audit row', () => {
    const silent = allRoutes.filter(({ route }) => /^\/(patient|clinic)\//.test(route.path) && !route.audit);
    // Numbers, names of colleagues and of medicines, one's own things: nobody's health.
    expect(silent.map(({ name }) => name).sort()).toEqual([
      'countClinicEContacts',
      'countPatients',
      'getAd',
      'getCampaign',
      'getClinicFeatures',
      'getClinicInfo',
      'getClinicSetting',
      'getExpectedReply',
      'getExpectedReplyOfDraft',
      'getFeedbackStatistics',
      'getInformation',
      'getInformationStatus',
      'getListImport',
      'getPlatform',
      'getSubscription',
      'getWaitingTimes',
      'listCampaigns',
      'listClinicMessages',
      'listClinicTypes',
      'listInformation',
      'listInstrumentTexts',
      'listListImports',
      'listMyClinics',
      'listOfferedTypes',
      'listPatientLists',
      'listReplyTemplates',
      'listSavedViews',
      'markAllInformationRead',
      'markInformationRead',
      'markInformationUnread',
      'searchMedications',
      'searchMedicationsAsPatient',
      'trackUsage',
    ]);
  });

  it('that makes a move on an e-contact says which version it saw and cannot happen twice', () => {
    // An uploaded file changes nothing until a message takes it; feedback speaks of what is over; a note, a draft and
    // what waits to be sent stand beside the e-contact and are locked with it; looking is no move. Danger is told whatever
    // version one saw, and so is what a patient answers to staff. What comes from an outside page cannot know the version, and is put into the thread once.
    const noMoves = [
      'giveFeedback',
      'addNote',
      'saveReplyDraft',
      'changePlannedMove',
      'cancelPlannedMove',
      'markEContactSeen',
      'answerMoreDanger',
      'startHostedRequest',
      'startHostedWithPatient',
      'finaliseHostedWithPatient',
      'fillWithPatient',
    ];
    const moves = changing
      .filter(({ name, route }) => !route.upload && !noMoves.includes(name))
      .filter(({ route }) => route.path.includes('e-contacts/:id') || route.path.includes('actions/:id'));
    for (const { route } of moves)
      expect(route).toMatchObject({ seen: expect.any(String), idempotency: expect.any(String) });
    expect(moves.length).toBeGreaterThan(3);
  });
});
