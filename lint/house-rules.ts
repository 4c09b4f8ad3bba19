import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { arrows } from './arrows.ts'
import { forbiddenWords } from './forbidden-words.ts'
import { purity } from './purity.ts'
import { settingsListed } from './settings-listed.ts'
import { fileNames, fileSize, noBarrels } from './shape.ts'
import { Sources, type Rule } from './sources.ts'
import { tableOwners } from './tables.ts'
import { translations } from './translations.ts'
import { wordsInView } from './words-in-view.ts'

/** The rules of the house that no general linter knows: `tsx lint/house-rules.ts [house | i18n]`. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  house: { arrows, purity, tableOwners, noBarrels, fileSize, fileNames, forbiddenWords, settingsListed },
  i18n: { translations, wordsInView },
}

const [wanted] = process.argv.slice(2)
const sources = new Sources(readTree())
const chosen = Object.entries(rules).filter(([group]) => !wanted || group === wanted)
const findings = chosen
  .flatMap(([, group]) => Object.entries(group))
  .flatMap(([rule, check]) => check(sources).map((finding) => ({ ...finding, rule })))

for (const { path, line, message, rule, warning } of findings)
  console.log(`${warning ? 'warning ' : ''}${path}:${line} ${message} [${rule}]`)
const errors = findings.filter(({ warning }) => !warning).length
if (errors) console.log(`\n${errors} ${errors === 1 ? 'place breaks' : 'places break'} a rule of the house.`)
process.exitCode = errors || !chosen.length ? 1 : 0

/** What git tracks, and what it would: new files are checked before they are added. */
function readTree(): Record<string, string> {
  // A build machine may run as another user than the one that cloned; git would refuse to look.
  const trust = ['-c', 'safe.directory=*']
  const list = execFileSync('git', [...trust, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const paths = [...new Set(list.toString().split('\0'))].filter((path) => path && existsSync(path))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}
