import { expect, it } from 'vitest'
import { iconNames } from '#platform/web/kit/theme/icon.tsx'
import { modulesOf } from './product.ts'

it('every section and every screen of the menu has an icon that is drawn', () => {
  const screens = modulesOf().flatMap(({ screens = [] }) => screens)
  const named = screens.flatMap((section) =>
    'children' in section ? [section, ...section.children] : [section],
  )
  const icons = named.flatMap(({ icon, path }) => (icon === undefined ? [] : [{ icon, path }]))
  expect(icons.length).toBeGreaterThan(6)
  expect(icons.filter(({ icon }) => !iconNames.includes(icon))).toEqual([])
})
