import type { Plugin } from 'vite';

/**
 * React Router names its components for React's tools, which keeps those that nobody uses (forms, fetchers)
 * in the script. Without the names, and with making a component marked as harmless, they fall away.
 */
export const pureRouter = (): Plugin => ({
  name: 'pure-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});
