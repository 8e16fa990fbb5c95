import { allRoutes } from '@tervita/contract/routes';
import type { Mutant } from './mutant.ts';

const file = 'src/core/http/access.ts';
const order = ['matrix', 'journey', 'tenancy'] as const;

/** Each rule as it stands in the source: the access, and what it asks of the caller. */
const rules = [
  ['signed-in', "'signed-in': () => true", "'signed-in': () => false"],
  ['patient', "patient: (actor) => actor.activeRole === 'PRM_PATIENT'"],
  ['clinic', "clinic: (actor) => actor.activeRole === 'PRM_DOCTOR'"],
  [
    'clinic-admin',
    "'clinic-admin': (actor) =>\n    actor.activeRole === 'PRM_DOCTOR' && actor.employments.some(({ isAdmin }) => isAdmin)",
  ],
  ['platform-admin', "'platform-admin': (actor) => actor.activeRole === 'PRM_TERVITA_ADMIN'"],
] as const;

const mutant = (name: string, find: string, put: string, access?: string): Mutant => {
  const isUsed = access === undefined || allRoutes.some(({ route }) => route.access === access);
  return {
    name: `access: ${name}`,
    changes: [{ file, find, put }],
    secondLock: [],
    order,
    ...(isUsed ? {} : { unused: `no route asks for ${access} yet` }),
  };
};

const ofRules = rules.flatMap(([access, find, put]) => {
  if (put) return [mutant(`${access} flipped`, find, put, access)];
  const [name = '', condition = ''] = find.split(/ =>\s+([\s\S]*)/);
  return [
    mutant(`${access} dropped`, find, `${name.replace('(actor)', '()')} => true`, access),
    mutant(`${access} flipped`, find, `${name} => !(${condition.trim()})`, access),
  ];
});

export const accessMutants: readonly Mutant[] = [
  ...ofRules,
  mutant('a public call asks for a session', "  if (access === 'public') return;\n", ''),
  mutant('no session needed', '  if (!actor) throw new NotSignedIn();\n', ''),
  mutant('rules not asked', '  if (!mayCall[access](actor)) throw new NotAllowed();\n', ''),
  mutant('rules turned round', 'if (!mayCall[access](actor))', 'if (mayCall[access](actor))'),
  mutant('needs not asked', '  if (need) throw new NotAllowed(need);\n', ''),
  mutant('a minor is served', 'ADULTHOOD: (actor) => !actor.isMinor', 'ADULTHOOD: () => true'),
  mutant('any profile will do', 'PROFILE: (actor) => !actor.incompleteProfile', 'PROFILE: () => true'),
  mutant(
    'no consents needed',
    'CONSENTS: (actor) => missingConsents(actor.consents, actor.activeRole).length === 0',
    'CONSENTS: () => true',
  ),
  mutant(
    'database users swapped',
    "actor.activeRole === 'PRM_PATIENT' ?",
    "actor.activeRole !== 'PRM_PATIENT' ?",
  ),
];
