import type { Rule } from './sources.ts'

/** The README's table is what an operator has: every setting that the server reads stands in it. */
export const settingsListed: Rule = (sources) => {
  const settings = sources.at('platform/server/settings.ts')
  const readme = sources.at('README.md')
  if (!settings || !readme) return []
  return [...settings.text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)]
    .filter(([, name]) => !readme.text.includes(`\`${name}\``))
    .map((match) =>
      settings.finding(
        match.index,
        `${match[1]} is not in the table of settings. Say in README.md what it is.`,
      ),
    )
}
