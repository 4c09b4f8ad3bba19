import { useQuery } from '@tanstack/react-query'
import { lifeCycleArchive, lifeCycleArchives, type Archive } from '#modules/system/contract/life-cycle.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { lifeCycleTexts } from './life-cycle.text.ts'
import { lifeCycleKey } from './use-life-cycles.ts'

/** What was written out of the tables before it went; kept for good. */
export function ArchiveDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const { data } = useQuery({
    queryKey: [...lifeCycleKey, 'archives'],
    queryFn: ({ signal }) => call(lifeCycleArchives, {}, signal),
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: lifeCycleTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const fetchFile = async ({ table_nm, attachment_no, file_nm }: Archive) => {
    const { content } = await call(lifeCycleArchive, { table_nm, attachment_no })
    if (content instanceof Uint8Array) saveFile(file_nm, content)
  }
  return (
    <Drawer
      title={say(lifeCycleTexts.archives)}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <ul className="life-archives">
        {data?.list.length === 0 ? <li className="dim">{say(lifeCycleTexts.noArchives)}</li> : null}
        {data?.list.map((file) => (
          <li key={file.attachment_no}>
            <b>{file.file_nm}</b>
            <small>
              {say(lifeCycleTexts.rows, {
                rows: file.rows.toLocaleString(),
                size: Math.ceil(file.size / 1024).toLocaleString(),
              })}{' '}
              {momentText(file.create_dt)}
            </small>
            <button type="button" className="btn quiet" onClick={() => void fetchFile(file)}>
              {say(lifeCycleTexts.download)}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
