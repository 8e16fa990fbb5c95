import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { fontsFolder } from '../../folders.ts';
import { piecesOf } from './pieces.ts';
import { printable } from './printable.ts';

const margins = { top: 56, right: 56, bottom: 72, left: 56 };
const labelWidth = 130;
/** A heading does not stay behind alone at the foot of a page. */
const roomForHeading = 72;
/** What waits to be read; the next part is drawn when there is less. */
const waitingMost = 65_536;
/** A paper is drawn in a second or two; the rest is for a slow line. Whoever stops reading does not keep it for ever. */
const longestMs = 120_000;

const colours = { text: '#1f2725', muted: '#495451', brand: '#05685d', line: '#d5dad7', note: '#4b3f0a' };

export interface Paper {
  readonly title: (text: string) => void;
  /** Under the title. */
  readonly lead: (text: string) => void;
  readonly heading: (text: string) => void;
  readonly fact: (label: string, value: string) => Promise<void>;
  readonly paragraph: (text: string) => Promise<void>;
  /** One thing somebody said or did. */
  readonly entry: (entry: Entry) => Promise<void>;
}

export interface Entry {
  readonly who: string;
  readonly about: string;
  readonly isNote: boolean;
  readonly paragraphs: readonly { readonly text: string; readonly isMuted: boolean }[];
}

interface Options {
  readonly title: string;
  readonly language: string;
  readonly madeAt: Date;
  readonly foot: (page: number) => { readonly left: string; readonly right: string };
  /** From the first line until the last is read; then it breaks off. */
  readonly timeLimitMs?: number;
}

let fonts: { readonly regular: Buffer; readonly semibold: Buffer } | undefined;
const fontsOnce = () => {
  fonts ??= {
    regular: readFileSync(join(fontsFolder, 'inter-regular.ttf')),
    semibold: readFileSync(join(fontsFolder, 'inter-semibold.ttf')),
  };
  return fonts;
};

const open = ({ title, language, madeAt }: Options) => {
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    autoFirstPage: false,
    // Read aloud in its language and in its order.
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Tervita', Producer: 'Tervita', CreationDate: madeAt },
    // Else it begins with a font that knows no Cyrillic.
    font: '',
  });
  const { regular, semibold } = fontsOnce();
  doc.registerFont('regular', regular);
  doc.registerFont('semibold', semibold);
  return doc;
};

type Doc = ReturnType<typeof open>;

const drawFoot = (doc: Doc, { left, right }: { left: string; right: string }) => {
  const { y } = doc;
  const { width, height } = doc.page;
  const at = height - margins.bottom + 24;
  // The foot stands in the margin, where text would else begin a new page.
  doc.page.margins.bottom = 0;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.font('regular').fontSize(8).fillColor(colours.muted);
  doc.text(printable(left), margins.left, at, { lineBreak: false });
  doc.text(right, margins.left, at, {
    width: width - margins.left - margins.right,
    align: 'right',
    lineBreak: false,
  });
  doc.endMarkedContent();
  doc.page.margins.bottom = margins.bottom;
  doc.x = margins.left;
  doc.y = y;
};

/** Waits until the reader has taken most of what was drawn: a long paper is never whole in memory. */
const readerOf = (doc: Doc) => {
  let goOn: (() => void) | undefined;
  const stream = doc as unknown as Readable;
  stream._read = () => goOn?.();
  stream.once('close', () => goOn?.());
  return async () => {
    if (stream.readableLength > waitingMost && !stream.destroyed)
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    if (stream.destroyed) throw new Error('nobody reads the paper any more');
  };
};

const breakOffAfter = (stream: Readable, ms: number) => {
  const timer = setTimeout(() => stream.destroy(new Error('the paper took too long')), ms);
  stream.once('close', () => clearTimeout(timer));
};

const say = (doc: Doc, tag: string, draw: () => void) => {
  doc.addStructure(doc.struct(tag, {}, draw));
};

const drawHead = (doc: Doc, { who, about, isNote }: Entry) => {
  const right = doc.page.width - margins.right;
  if (doc.y > doc.page.height - margins.bottom - roomForHeading) doc.addPage();
  doc.moveTo(margins.left, doc.y).lineTo(right, doc.y).lineWidth(0.5).strokeColor(colours.line).stroke();
  doc.moveDown(0.6);
  say(doc, 'H3', () => {
    doc
      .font('semibold')
      .fontSize(10)
      .fillColor(isNote ? colours.note : colours.text);
    doc.text(printable(who), { continued: true });
    doc
      .font('regular')
      .fillColor(colours.muted)
      .text(printable(`   ${about}`));
  });
};

/** Drawn in pieces with a turn of the loop after each: a long thread keeps nobody else waiting. */
const drawEntry = async (doc: Doc, entry: Entry, turn: () => Promise<void>) => {
  drawHead(doc, entry);
  for (const { text, isMuted } of entry.paragraphs) {
    doc.moveDown(0.25);
    for (const piece of piecesOf(printable(text))) {
      say(doc, 'P', () => {
        doc
          .font('regular')
          .fontSize(isMuted ? 9 : 10.5)
          .fillColor(isMuted ? colours.muted : colours.text);
        doc.text(piece, { lineGap: 2 });
      });
      await turn();
    }
  }
  doc.moveDown(0.8);
};

const drawFact = async (
  doc: Doc,
  { label, value }: { label: string; value: string },
  turn: () => Promise<void>,
) => {
  // The name and what stands beside it begin on the same page.
  if (doc.y > doc.page.height - margins.bottom - roomForHeading) doc.addPage();
  const { y } = doc;
  const width = doc.page.width - margins.left - margins.right - labelWidth;
  const [first = '', ...rest] = piecesOf(printable(value));
  say(doc, 'P', () => {
    doc.font('regular').fontSize(9.5).fillColor(colours.muted).text(printable(label), margins.left, y);
    doc.font('semibold').fillColor(colours.text);
    doc.text(first, margins.left + labelWidth, y, { width });
  });
  for (const piece of rest) {
    await turn();
    say(doc, 'P', () => {
      doc.font('semibold').fontSize(9.5).fillColor(colours.text);
      doc.text(piece, margins.left + labelWidth, doc.y, { width });
    });
  }
  await turn();
  doc.x = margins.left;
  doc.moveDown(0.3);
};

/** A paper that is drawn while it is read. */
export const paperOf = (options: Options, write: (paper: Paper) => Promise<void>): Readable => {
  const doc = open(options);
  const room = readerOf(doc);
  const turn = async () => {
    await room();
    await nextTurn();
  };
  let page = 0;
  doc.on('pageAdded', () => {
    page += 1;
    drawFoot(doc, options.foot(page));
  });
  doc.addPage();
  const paper: Paper = {
    title: (text) => {
      say(doc, 'H1', () => doc.font('semibold').fontSize(18).fillColor(colours.brand).text(printable(text)));
      doc.moveDown(0.5);
    },
    lead: (text) => {
      say(doc, 'P', () => doc.font('regular').fontSize(9.5).fillColor(colours.muted).text(printable(text)));
      doc.moveDown(0.8);
    },
    heading: (text) => {
      doc.moveDown(0.8);
      say(doc, 'H2', () => doc.font('semibold').fontSize(13).fillColor(colours.text).text(printable(text)));
      doc.moveDown(0.5);
    },
    fact: (label, value) => drawFact(doc, { label, value }, turn),
    paragraph: async (text) => {
      for (const piece of piecesOf(printable(text))) {
        say(doc, 'P', () =>
          doc.font('regular').fontSize(10.5).fillColor(colours.text).text(piece, { lineGap: 2 }),
        );
        await turn();
      }
      doc.moveDown(0.5);
    },
    entry: async (entry) => {
      await nextTurn();
      await drawEntry(doc, entry, turn);
    },
  };
  const stream = doc as unknown as Readable;
  breakOffAfter(stream, options.timeLimitMs ?? longestMs);
  const drawAll = async () => {
    await write(paper);
    await nextTurn();
    doc.end();
  };
  drawAll().catch((error: unknown) => {
    if (!stream.destroyed) stream.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return stream;
};
