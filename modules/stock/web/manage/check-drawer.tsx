import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { checkStock, ledgerChecks } from '../../contract/ledger-check.ts'
import { manageTexts } from './manage.text.ts'
import './check-drawer.css'

/** 整合性チェック: what was worked out anew, and whether it agrees. */
export function CheckDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['checkStock'],
    queryFn: ({ signal }) => call(checkStock, {}, signal),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Drawer title={say(manageTexts.check)} onClose={onClose}>
      <div className="drawer-form">
        <p>
          {say(
            data ? (data.list.length === 0 ? manageTexts.agrees : manageTexts.differs) : manageTexts.checking,
          )}
        </p>
        <ul className="ledger-checks">
          {ledgerChecks.codes.map((code) => {
            const wrong = data?.list.filter(({ what }) => what === code) ?? []
            return (
              <li key={code} className={wrong.length > 0 ? 'wrong' : undefined}>
                <Icon name={data ? (wrong.length > 0 ? 'bad' : 'check') : 'blank'} size="m" />
                <span>
                  {say(ledgerChecks.texts[code])}
                  {wrong.map(({ place }) => (
                    <small key={place}>{place}</small>
                  ))}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </Drawer>
  )
}
