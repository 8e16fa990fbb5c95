export * from './reply-templates.ts';
