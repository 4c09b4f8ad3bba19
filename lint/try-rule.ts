import { Sources, type Rule } from './sources.ts'

/** For the tests of the rules: what a rule says about files that exist only here. */
export const tryRule = (rule: Rule, files: Readonly<Record<string, string>>): readonly string[] =>
  rule(new Sources(files)).map(({ path, line, message }) => `${path}:${line} ${message}`)
