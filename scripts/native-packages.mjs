// Packages that bring a binary for each platform. npm leaves a missing one out without a word, and its parent
// may then load the binary of another version, so we look ourselves: in the lock file, and in what was installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lock file is complete for these; elsewhere npm resolves without it. */
export const supportedPlatforms = ['linux-x64', 'linux-arm64'];

const platformNames = { 'win32-x64': ['win32-x64', 'windows-x64'], 'win32-arm64': ['win32-arm64'] };
const namesOf = (platform) => platformNames[platform] ?? [platform];

const isFor = (platform) => (name) =>
  namesOf(platform).some((part) => new RegExp(`\\b${part}\\b`).test(name)) && !name.includes('musl');

const nativeChildren = ({ optionalDependencies = {} }, platform) =>
  Object.keys(optionalDependencies).filter(isFor(platform));

/** A package is native when it names a binary for any platform that we support. */
const isNative = (entry) => supportedPlatforms.some((platform) => nativeChildren(entry, platform).length > 0);

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where Node would find a package that this one asks for: its own folder first, then those around it. */
const foldersAround = (path) => {
  const folders = [];
  for (let folder = path; folder; ) {
    folders.push(`${folder}/node_modules`);
    const outer = folder.lastIndexOf('/node_modules/');
    folder = outer < 0 ? '' : folder.slice(0, outer);
  }
  return [...folders, 'node_modules'];
};

const parentsIn = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && isNative(entry))
    .map(([path, entry]) => ({ path, name: nameOf(path), ...entry }));

const childProblem = (parent, platform, versionAt) => {
  const children = nativeChildren(parent, platform);
  for (const child of children) {
    const found = foldersAround(parent.path)
      .map((folder) => versionAt(`${folder}/${child}`))
      .find((version) => version !== undefined);
    if (found === parent.version) return undefined;
    if (found) return `${child} is ${found}, but ${parent.name} ${parent.version} needs ${parent.version}`;
  }
  return `${parent.name} ${parent.version} has no binary for ${platform} (${children.join(' or ') || 'it names none'})`;
};

/** Each native package once, and its binary for every supported platform at the parent's own version. */
export const lockProblems = (lock) => {
  const parents = parentsIn(lock);
  const versionAt = (path) => lock.packages[path]?.version;
  const twice = parents.filter(({ name, path }) =>
    parents.some((other) => other.name === name && other.path < path),
  );
  return [
    ...twice.map(({ name }) => `${name} stands in the lock file in two versions`),
    ...parents.flatMap((parent) =>
      supportedPlatforms.flatMap((platform) => childProblem(parent, platform, versionAt) ?? []),
    ),
  ];
};

export const readLock = (root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const readPackage = (root, path) => {
  const file = join(root, path, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** What npm left out on this machine. Also true where the lock file was not used: it reads what is on the disk. */
export const installedProblems = (root, platform) => {
  const versionAt = (path) => readPackage(root, path)?.version;
  return parentsIn(readLock(root)).flatMap(({ path, name }) => {
    const installed = readPackage(root, path);
    if (!installed) return [`${name} is not installed`];
    return childProblem({ ...installed, path, name }, platform, versionAt) ?? [];
  });
};

/** The Node we pin comes by an install script, so it has no place in the lock file of its own. */
export const pinnedNode = (root) =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;

export const nodeBinary = (root) => join(root, 'node_modules', '.bin', 'node');
