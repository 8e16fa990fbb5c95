export { LazyBeside } from './beside/lazy-beside.tsx';
export { bodyFault } from './markdown/body-fault.ts';
export { LazyMarkdown } from './markdown/lazy-markdown.tsx';
export { informationHubPart, useInformationHubTexts } from './texts.ts';
