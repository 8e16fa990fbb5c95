import { json, parseJson, type Route, type SimRequest, type SimResponse } from '../core/http-message.ts';
import type { Pathway, Pathways } from './pathways.ts';

type Api = { apiKey: string; pathways: Pathways; baseUrl: () => string };

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
};

/** The vendor answers 200 also when it refuses. */
const refused = (message: string, code: string): SimResponse =>
  json(200, { data: null, errors: [{ message, extensions: { code } }] });
const answered = (operation: string, payload: object): SimResponse =>
  json(200, { data: { [operation]: { code: '200', success: true, ...payload } } });

const stakeholder = { id: 'patient', type: 'PATIENT', name: 'Patient' };
const hostedLanguages = ['en', 'nl', 'et', 'fr', 'ro', 'es', 'ru'];

const startHostedPathwaySession = ({ pathways, baseUrl }: Api, input: unknown): SimResponse => {
  const language = textAt(input, 'language') || 'en';
  if (!hostedLanguages.includes(language)) return refused('language is not supported', 'BAD_USER_INPUT');
  const ttl = at(input, 'ttl');
  const pathway = pathways.start({
    definitionId: textAt(input, 'pathway_definition_id'),
    successUrl: textAt(input, 'success_url'),
    cancelUrl: textAt(input, 'cancel_url'),
    language,
    ttlSeconds: typeof ttl === 'number' ? ttl : 3600,
  });
  if (!pathway) return refused('pathway definition not found', 'NOT_FOUND');
  return answered('startHostedPathwaySession', {
    session_id: pathway.sessionId,
    session_url: `${baseUrl()}/session/${pathway.sessionId}`,
    pathway_id: pathway.id,
    stakeholder,
  });
};

const activityOf = (pathway: Pathway) => ({
  id: pathway.activityId,
  status: pathway.answers.length > 0 ? 'DONE' : 'ACTIVE',
  object: { id: pathway.form.definitionId, type: 'FORM', name: pathway.form.type },
  context: { action_id: pathway.activityId, pathway_id: pathway.id },
});

const ofPathway: Readonly<Record<string, (pathway: Pathway, variables: unknown, api: Api) => SimResponse>> = {
  startHostedActivitySession: (pathway, _variables, { baseUrl }) =>
    answered('startHostedActivitySession', {
      session_id: pathway.sessionId,
      session_url: `${baseUrl()}/session/${pathway.sessionId}`,
    }),
  stopPathway: (pathway) => {
    if (pathway.state === 'ACTIVE') pathway.state = 'STOPPED';
    return answered('stopPathway', {});
  },
  careflowActivities: (pathway) =>
    answered('careflowActivities', { activities: pathway.isHidden ? [] : [activityOf(pathway)] }),
  formResponse: (pathway, variables) =>
    textAt(variables, 'activity_id') === pathway.activityId
      ? answered('formResponse', { response: { answers: pathway.answers } })
      : refused('activity not found', 'NOT_FOUND'),
};

const operate = (api: Api, request: SimRequest): SimResponse => {
  if (request.headers.apikey !== api.apiKey) return refused('Unauthorized', 'UNAUTHENTICATED');
  const body = parseJson(request.body);
  const operation = textAt(body, 'operationName');
  if (!textAt(body, 'query').includes(operation) || operation === '')
    return json(400, { errors: [{ message: 'query and operationName are needed' }] });
  const variables = at(body, 'variables', 'input') ?? at(body, 'variables');
  if (operation === 'startHostedPathwaySession') return startHostedPathwaySession(api, variables);
  if (operation === 'createPatient')
    return answered('createPatient', { patient: { id: `demo-${textAt(variables, 'preferred_language')}` } });
  const answer = ofPathway[operation];
  if (!answer) return refused(`Cannot query field "${operation}"`, 'GRAPHQL_VALIDATION_FAILED');
  const pathway = api.pathways.byId(at(variables, 'pathway_id'));
  return pathway ? answer(pathway, variables, api) : refused('pathway not found', 'NOT_FOUND');
};

/** The operations that our client calls, as the vendor's endpoint takes them. */
export const graphqlRoutes = (api: Api): Route[] => [
  {
    method: 'POST',
    path: /^\/orchestration\/m2m\/graphql$/,
    handle: (request) => operate(api, request),
  },
];
