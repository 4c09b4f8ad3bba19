import { expect, it } from 'vitest'
import { iconNames } from '#platform/web/kit/theme/icon.tsx'
import { modulesOf } from './product.ts'

/** Sections and screens, each section once: other modules add screens to it. */
const named = () => {
  const entries = modulesOf()
    .flatMap(({ screens = [] }) => screens)
    .flatMap((section) => ('children' in section ? [section, ...section.children] : [section]))
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()]
}

it('every section and every screen has a name of its own: the menu is a tree by their names', () => {
  const names = named().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('every section and every screen of the menu has an icon that is drawn', () => {
  const icons = named().flatMap(({ icon, path }) => (icon === undefined ? [] : [{ icon, path }]))
  expect(icons.length).toBeGreaterThan(6)
  expect(icons.filter(({ icon }) => !iconNames.includes(icon))).toEqual([])
})
