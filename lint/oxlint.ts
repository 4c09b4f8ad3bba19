import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Sources } from './sources.ts'
import { readTree } from './tree.ts'
import { fingerprints } from './type-aware.ts'

/**
 * oxlint over everything; its rules that ask for types, which cost ten times as much, only over files that have not passed
 * them yet. Kept are fingerprints of contents, the latest first: a change of branch and back asks nothing twice.
 */
const memory = path.join('node_modules', '.cache', 'kaname', 'oxlint-passed')
const kept = 20_000

const passedBefore = existsSync(memory) ? readFileSync(memory, 'utf8').split('\n') : []
const known = new Set(passedBefore)
const current = fingerprints(new Sources(readTree()))
const unknown = [...current].filter(([, print]) => !known.has(print)).map(([file]) => file)

if (passes()) {
  const all = new Set([...current.values(), ...passedBefore])
  mkdirSync(path.dirname(memory), { recursive: true })
  writeFileSync(memory, [...all].slice(0, kept).join('\n'))
} else {
  process.exitCode = 1
}

function passes(): boolean {
  if (unknown.length === current.size) return oxlint('--type-aware')
  return oxlint() && (unknown.length === 0 || oxlint('--type-aware', ...unknown))
}

function oxlint(...parameters: readonly string[]): boolean {
  const { status } = spawnSync(
    path.join('node_modules', '.bin', 'oxlint'),
    ['--deny-warnings', '--report-unused-disable-directives', ...parameters],
    { stdio: 'inherit' },
  )
  return status === 0
}
