import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

export type Kind = 'as-patient' | 'to-patient';
/** What a caller says is written down, or a questionnaire is filled in with them. */
export type Way = 'message' | 'questionnaire';
/** add and representative are forms on the way; the other three are the steps a person counts. */
export type Step = 'find' | 'add' | 'patient' | 'representative' | 'message';

interface Place {
  readonly step: Step;
  readonly patientId?: string | undefined;
  readonly representativeId?: string | undefined;
}

const withPatient = ['representative', 'message'] as const;

const stepOf = (params: URLSearchParams): Step => {
  const asked = params.get('step');
  if (params.has('patient')) return withPatient.find((step) => step === asked) ?? 'patient';
  return asked === 'add' ? 'add' : 'find';
};

export interface Wizard extends Place {
  readonly kind: Kind;
  readonly setKind: (kind: Kind) => void;
  readonly way: Way;
  readonly setWay: (way: Way) => void;
  readonly addressOf: (place: Place) => string;
  readonly go: (place: Place, options?: { readonly replace?: boolean }) => void;
  /** Where it was begun. */
  readonly leaveTo: string;
}

/** Each step is an address of its own, so that Back and a reload do what they should; what is typed is kept apart. */
export const useWizard = (): Wizard => {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const addressOf = ({ step, patientId, representativeId }: Place) => {
    const next = new URLSearchParams();
    for (const name of ['kind', 'way', 'from']) if (params.has(name)) next.set(name, params.get(name) ?? '');
    if (patientId) next.set('patient', patientId);
    if (step !== 'find' && step !== 'patient') next.set('step', step);
    if (representativeId) next.set('representative', representativeId);
    return `/clinic-e-contacts/new?${next}`;
  };
  const setParam = useCallback(
    (name: 'kind' | 'way', value: Kind | Way) =>
      setParams(
        (before) => {
          before.set(name, value);
          return before;
        },
        { replace: true },
      ),
    [setParams],
  );
  const from = params.get('from');
  return {
    kind: params.get('kind') === 'to-patient' ? 'to-patient' : 'as-patient',
    setKind: (kind) => setParam('kind', kind),
    // Nobody is there to answer when the clinic writes first.
    way:
      params.get('way') === 'questionnaire' && params.get('kind') !== 'to-patient'
        ? 'questionnaire'
        : 'message',
    setWay: (way) => setParam('way', way),
    step: stepOf(params),
    patientId: params.get('patient') ?? undefined,
    representativeId: params.get('representative') ?? undefined,
    addressOf,
    go: (place, options = {}) => void navigate(addressOf(place), options),
    leaveTo: from ? `/e-contacts/${from}` : '/clinic-e-contacts',
  };
};
