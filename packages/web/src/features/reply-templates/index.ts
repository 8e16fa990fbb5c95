export { findTemplates } from './find-templates.ts';
export { TemplateDialog } from './template-dialog.tsx';
export { templatesPart, useTemplatesTexts } from './texts.ts';
