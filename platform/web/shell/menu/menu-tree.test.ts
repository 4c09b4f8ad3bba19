import { describe, expect, it } from 'vitest'
import { branchTo, openable, type MenuRoute } from '../../session/menu-route.ts'
import { menuTree } from './menu-tree.ts'

const title = { ja: '', en: '', zh: '' }
const route = (path: string, meta: MenuRoute['meta'] = {}, children: MenuRoute[] = []): MenuRoute => ({
  path,
  name: path,
  title,
  meta,
  children,
})
const paths = (routes: readonly MenuRoute[]): unknown[] =>
  routes.map(({ path, children }) => (children.length > 0 ? [path, paths(children)] : path))

describe('the side menu', () => {
  it('leaves hidden routes out, and groups in which nothing is left', () => {
    const routes = [
      route('/index', { hidden: true }),
      route('/a', {}, [route('/a/1'), route('/a/2', { hidden: true })]),
      route('/b', {}, [route('/b/1', { hidden: true })]),
    ]
    expect(paths(menuTree(routes))).toEqual([['/a', ['/a/1']]])
  })
  it('a level that hides itself gives its place to its children', () => {
    expect(paths(menuTree([route('/a', { levelHidden: true }, [route('/a/1')])]))).toEqual(['/a/1'])
  })
})

describe('routes', () => {
  const routes = [
    route('/m', { redirect: '/m/g/x' }, [route('/m/g', {}, [route('/m/g/x')])]),
    route('/help', { external: 'https://example.jp' }),
  ]
  it('the branch to a path names the groups over it', () => {
    expect(branchTo(routes, '/m/g/x').map(({ path }) => path)).toEqual(['/m', '/m/g', '/m/g/x'])
    expect(branchTo(routes, '/nowhere')).toEqual([])
  })
  it('only screens of this product can be opened', () => {
    expect(openable(routes).map(({ path }) => path)).toEqual(['/m/g/x'])
  })
})
