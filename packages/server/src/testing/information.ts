import {
  addInformation,
  type EditedInformation,
  getEditedInformation,
  type InformationContent,
  publishInformation,
  saveInformation,
  withdrawInformation,
} from '@tervita/contract/information-hub';
import type { TestApp } from './app.ts';
import type { Given } from './given.ts';

const text = (title: string) => ({
  title,
  summary: 'Enamasti möödub kuue nädalaga.',
  body: '### Täna\n\n- Tuimus jalgade vahel\n- [Juhend](https://www.ravijuhend.ee)',
  sourceName: 'Ravijuhend',
});

/** A whole item, ready to be published. */
export const informationContent = (
  title: string,
  over: Partial<InformationContent> = {},
): InformationContent => ({
  kind: 'GUIDELINE',
  sourceUrl: 'https://www.ravijuhend.ee/',
  problemTypes: [],
  texts: { et: text(title), en: text(title), ru: text(title), pl: text(title) },
  ...over,
});

/** What an admin of the platform does. */
export const informationAdmin = async (test: TestApp, make: Given) => {
  const { userId } = await make.platformAdmin();
  const as = await make.session(userId, 'PRM_TERVITA_ADMIN');
  const add = async (title: string, over: Partial<InformationContent> = {}): Promise<EditedInformation> =>
    (await test.call(addInformation, { body: informationContent(title, over) }, { as })).body;
  const save = (id: string, seen: number, body: InformationContent) =>
    test.call(saveInformation, { params: { id }, body }, { as, seen });
  const get = async (id: string): Promise<EditedInformation> =>
    (await test.call(getEditedInformation, { params: { id } }, { as })).body;
  /** Left out: having looked a moment ago. */
  const looked = async (id: string, seen: number | undefined) => ({
    as,
    seen: seen ?? (await get(id)).revision,
  });
  const publish = async (
    id: string,
    { tellAgain = false, seen }: { tellAgain?: boolean; seen?: number } = {},
  ) => test.call(publishInformation, { params: { id }, body: { tellAgain } }, await looked(id, seen));
  const withdraw = async (id: string, seen?: number) =>
    test.call(withdrawInformation, { params: { id } }, await looked(id, seen));
  const published = async (title: string, over: Partial<InformationContent> = {}) => {
    const { id } = await add(title, over);
    await publish(id, { seen: 1 });
    return id;
  };
  return { as, userId, add, get, save, publish, withdraw, published };
};
