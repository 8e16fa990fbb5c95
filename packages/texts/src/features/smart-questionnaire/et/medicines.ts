import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'PRESCRIPTION.reason': { label: 'Mille jaoks ravimit vaja on?', topic: 'Milleks' },
  'PRESCRIPTION_CONTRACEPTION.risk': {
    label: 'Kas mõni neist kehtib?',
    options: {
      aura: 'Migreen auraga (nägemishäire enne peavalu)',
      clot: 'Tromb, insult või südamehaigus (endal või lähisugulasel)',
      bp: 'Kõrge vererõhk',
      smoke35: 'Suitsetamine ja vanus 35 või rohkem',
      breast: 'Rinnavähk või maksahaigus',
      feeding: 'Imetamine või sünnitus viimase 6 kuu jooksul',
      missed: 'Võimalik rasedus või vajadus SOS-pilli järele',
    },
  },
};
