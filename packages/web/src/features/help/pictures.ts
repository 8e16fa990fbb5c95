import type { ArticleId } from './articles.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
}

const phone = { width: 390, height: 700 };
const desk = { width: 1200, height: 750 };

/** Answers that show the screen they speak of. The pictures are taken from the product: `npm run pictures`. */
export const pictures: Partial<Record<ArticleId, Picture>> = {
  write: phone,
  child: phone,
  answerTime: phone,
  prescription: phone,
  inbox: desk,
  reply: desk,
  lists: desk,
  sms: desk,
  waits: desk,
  hours: desk,
};
