import { describe, expect, it } from 'vitest'
import { addedTo, isSection, joinScreens, screen, section, type Screen, type Section } from './screen.ts'

const title = { ja: '画面', en: 'Screen', zh: '页面' }
const page = (path: `/${string}`) => screen({ path, name: path, title })
const group = (path: `/${string}`, guard: Section['guard'], ...children: Section['children']) =>
  section({ path, name: path, title, icon: 'box', children, ...(guard ? { guard } : {}) })

const pathsOf = (nodes: readonly (Section | Screen)[]): readonly unknown[] =>
  nodes.map((node) => (isSection(node) ? [node.path, ...pathsOf(node.children)] : node.path))

describe('the menu that modules make together', () => {
  const masters = group('/master', ['master:yes'], page('/master/company'))

  it('has what a module adds to a section of an earlier one behind what stood there', () => {
    const further = addedTo(masters, [group('/master/goods', undefined, page('/master/item'))])
    const again = addedTo(masters, [group('/master/goods', undefined, page('/master/lot'))])
    expect(pathsOf(joinScreens([masters, further, again]))).toEqual([
      ['/master', '/master/company', ['/master/goods', '/master/item', '/master/lot']],
    ])
  })

  it('has the sections in the order of their areas, whichever module comes first', () => {
    const [settings, stock] = [group('/system', ['system:yes']), group('/stock', ['stock:yes'])]
    expect(joinScreens([page('/index'), settings, masters, stock]).map(({ path }) => path)).toEqual([
      '/index',
      '/master',
      '/stock',
      '/system',
    ])
  })

  it('has no address twice', () => {
    expect(() => joinScreens([page('/index'), page('/index')])).toThrow('Screen /index is there twice')
  })
})
