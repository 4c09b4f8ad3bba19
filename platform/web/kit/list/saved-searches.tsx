import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import type { SavedSearch } from '#platform/contract/list-view.ts'
import { useSay } from '../../language/say.ts'
import { useListText } from '../../language/use-list-text.ts'
import { useSession } from '../../session/session-context.tsx'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { showToast } from '../feedback/toast.ts'
import { refusalOf } from '../form/field-errors.ts'
import { Icon } from '../theme/icon.tsx'
import { addressOfSearch, tidy } from './conditions.ts'
import { listTexts } from './list.text.ts'
import { QuickFilters } from './quick-filters.tsx'
import { SaveSearch, type SearchToSave } from './save-search.tsx'
import type { ListState } from './use-list.ts'

interface Props<Row extends ListRow> {
  list: List
  state: ListState<Row>
  /** Of the screen, for links. */
  path: string
}

type Asking =
  | { readonly kind: 'save'; readonly search: SearchToSave }
  | { readonly kind: 'delete'; readonly search: SavedSearch }

/** Beside the title: everything, my searches, and what colleagues share. The one that is shown has its menu. */
export function SavedSearches<Row extends ListRow>({ list, state, path }: Props<Row>) {
  const say = useSay()
  const admin = useSession((session) => session.user?.admin ?? false)
  const [asking, setAsking] = useState<Asking | null>(null)
  const { own, search: current } = state
  const searches = own.view?.searches ?? []
  const opensWith = own.view?.default_search ?? null
  const now = { conditions: tidy(state.conditions), sort: state.sort }

  const save = async (search: SearchToSave, opens: boolean) => {
    const no = await own.save(search)
    if (opens !== (opensWith !== null && opensWith === no)) own.setDefault(opens ? no : null)
    state.named(no)
    showToast('done', say(listTexts.saved, { name: search.name }))
    setAsking(null)
  }
  const overwrite = async (search: SavedSearch) => {
    const { search_no, name, shared } = search
    try {
      await own.save({ search_no, name, shared, ...now })
      showToast('done', say(listTexts.saved, { name }))
    } catch (error) {
      const { message, errors } = refusalOf(error)
      const said = message || Object.values(errors)[0]
      if (said) showToast('bad', said)
    }
  }
  const copyLink = async (search: SavedSearch) => {
    const link = window.location.origin + addressOfSearch(path, search)
    // Without HTTPS there is no clipboard: then it is shown, to be copied by hand.
    const copied = await copyText(link)
    showToast('done', copied ? say(listTexts.linkCopied) : link)
  }
  return (
    <nav className="searches" aria-label={say(listTexts.searches)}>
      {searches.length > 0 || list.quick.length > 0 ? (
        <span className="search-chips">
          <QuickFilters list={list} state={state} />
          {searches.map((search) => (
            <Chip
              key={search.search_no}
              search={search}
              isCurrent={search.search_no === current?.search_no}
              isChanged={state.searchChanged}
              isDefault={search.search_no === opensWith}
              mayDelete={search.own || admin}
              onApply={() => state.apply(search)}
              onOverwrite={() => void overwrite(search)}
              onRename={() => setAsking({ kind: 'save', search })}
              onDefault={(opens) => own.setDefault(opens ? search.search_no : null)}
              onLink={() => void copyLink(search)}
              onDelete={() => setAsking({ kind: 'delete', search })}
            />
          ))}
        </span>
      ) : null}
      <button
        type="button"
        className="btn quiet"
        onClick={() => setAsking({ kind: 'save', search: { name: '', shared: false, ...now } })}
      >
        <Icon name="plus" size="m" />
        {say(listTexts.saveSearch)}
      </button>
      {asking?.kind === 'save' ? (
        <SaveSearch
          search={asking.search}
          opens={asking.search.search_no !== undefined && asking.search.search_no === opensWith}
          onSave={save}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking?.kind === 'delete' ? (
        <ConfirmDialog
          title={say(listTexts.deleteAsk)}
          body={say(asking.search.shared ? listTexts.deleteSharedBody : listTexts.deleteBody, {
            name: asking.search.name,
          })}
          action={say(listTexts.delete)}
          onAction={() => {
            own.remove(asking.search.search_no)
            if (asking.search.search_no === current?.search_no) state.named(null)
            setAsking(null)
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </nav>
  )
}

const copyText = (text: string): Promise<boolean> =>
  (window.isSecureContext
    ? navigator.clipboard.writeText(text)
    : Promise.reject(new Error('No clipboard'))
  ).then(
    () => true,
    () => false,
  )

interface ChipProps {
  search: SavedSearch
  isCurrent: boolean
  isChanged: boolean
  isDefault: boolean
  mayDelete: boolean
  onApply: () => void
  onOverwrite: () => void
  onRename: () => void
  onDefault: (opens: boolean) => void
  onLink: () => void
  onDelete: () => void
}

function Chip({ search, isCurrent, isChanged, isDefault, mayDelete, ...on }: ChipProps) {
  const say = useSay()
  const listed = useListText()
  const { name, own, shared, username } = search
  const notes = [
    shared ? (own ? say(listTexts.sharedByMe) : say(listTexts.sharedBy, { name: username })) : '',
    isDefault ? say(listTexts.isDefault) : '',
    isCurrent && isChanged ? say(listTexts.isChanged) : '',
  ].filter(Boolean)
  return (
    <span className={isCurrent ? 'search-chip current' : 'search-chip'}>
      <button
        type="button"
        className="btn quiet"
        aria-pressed={isCurrent}
        title={[name, ...notes].join('\n')}
        onClick={on.onApply}
      >
        {isDefault ? <Icon name="star" size="s" /> : null}
        <span className="search-name">{name}</span>
        {shared ? <Icon name="share" size="s" /> : null}
        {isCurrent && isChanged ? <i className="search-changed" /> : null}
        <span className="visually-hidden">{listed(notes)}</span>
      </button>
      {isCurrent ? (
        <Menu.Root>
          <Menu.Trigger className="icon-btn" aria-label={say(listTexts.menuOf, { name })}>
            <Icon name="down" size="s" />
          </Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="pop-place" align="start" sideOffset={4}>
              <Menu.Popup className="pop menu-list">
                {own ? (
                  <>
                    <Menu.Item className="menu-item" disabled={!isChanged} onClick={on.onOverwrite}>
                      <Icon name="save" size="m" />
                      {say(listTexts.overwrite)}
                    </Menu.Item>
                    <Menu.Item className="menu-item" onClick={on.onRename}>
                      <Icon name="edit" size="m" />
                      {say(listTexts.rename)}
                    </Menu.Item>
                  </>
                ) : null}
                <Menu.Item className="menu-item" onClick={() => on.onDefault(!isDefault)}>
                  <Icon name="star" size="m" />
                  {say(isDefault ? listTexts.noDefault : listTexts.makeDefault)}
                </Menu.Item>
                <Menu.Item className="menu-item" onClick={on.onLink}>
                  <Icon name="copy" size="m" />
                  {say(listTexts.copyLink)}
                </Menu.Item>
                {mayDelete ? (
                  <Menu.Item className="menu-item" onClick={on.onDelete}>
                    <Icon name="trash" size="m" />
                    {say(listTexts.delete)}
                  </Menu.Item>
                ) : null}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      ) : null}
    </span>
  )
}
