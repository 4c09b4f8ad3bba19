import { arrows } from './arrows.ts'
import { forbiddenWords } from './forbidden-words.ts'
import { purity } from './purity.ts'
import { ownFactory } from './own-factory.ts'
import { recordedWrites } from './recorded-writes.ts'
import { readsOnce, setFocus } from './journeys.ts'
import { settingsListed } from './settings-listed.ts'
import { fileNames, fileSize, noBarrels } from './shape.ts'
import { Sources, type Rule } from './sources.ts'
import { tableOwners, tableReaders } from './tables.ts'
import { glossary } from './glossary.ts'
import { translations } from './translations.ts'
import { readTree } from './tree.ts'
import { typedTables } from './typed-tables.ts'
import { widePunctuation } from './wide-punctuation.ts'
import { wordsInView } from './words-in-view.ts'

/** The rules of the house that no general linter knows: `tsx lint/house-rules.ts [house | i18n]`. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  house: {
    arrows,
    purity,
    tableOwners,
    tableReaders,
    noBarrels,
    fileSize,
    fileNames,
    forbiddenWords,
    settingsListed,
    ownFactory,
    recordedWrites,
    readsOnce,
    setFocus,
    typedTables,
  },
  i18n: { translations, wordsInView, widePunctuation, glossary },
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
