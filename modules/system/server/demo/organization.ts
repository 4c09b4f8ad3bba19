import type { Demo } from '#platform/server/module/demo.ts'
import { filling, type RecordFor } from '#platform/server/master/fill-master.ts'
import { countPeople } from '../organization/count-people.ts'
import { departmentMaster, organizationMaster, teamMaster } from '../../contract/organization.ts'
import { directorMaster, employeeMaster } from '../../contract/staff.ts'

export const demoTeams: readonly RecordFor<typeof teamMaster>[] = (
  [
    ['T01', '旋盤班', 'センバンハン', 'D230', 'F01'],
    ['T02', 'マシニング班', 'マシニングハン', 'D230', 'F01'],
    ['T03', '研削班', 'ケンサクハン', 'D230', 'F01'],
    ['T04', '組立班', 'クミタテハン', 'D230', 'F01'],
    ['T05', '倉庫班', 'ソウコハン', 'D120', 'F01'],
    ['T11', 'プレス班', 'プレスハン', 'D240', 'F02'],
    ['T12', '第二組立班', 'ダイニクミタテハン', 'D240', 'F02'],
  ] as const
).map(([team_cd, team_nm, kana, department_cd, factory_cd]) => ({
  team_cd,
  team_nm,
  kana,
  department_cd,
  factory_cd,
}))

/** Who works where in the demo company: its organization, departments, teams, job titles and employees, in this order. */
const fillings = [
  filling(
    organizationMaster,
    (
      [
        ['HQ', '本社', 'ホンシャ', ''],
        ['SALES', '営業本部', 'エイギョウホンブ', 'HQ'],
        ['MFG', '製造本部', 'セイゾウホンブ', 'HQ'],
        ['ADM', '管理本部', 'カンリホンブ', 'HQ'],
      ] as const
    ).map(([organization_cd, organization_nm, kana, parent_cd]) => ({
      organization_cd,
      organization_nm,
      kana,
      parent_cd,
    })),
  ),
  filling(
    departmentMaster,
    (
      [
        ['D110', '営業部', 'エイギョウブ', 'SALES'],
        ['D120', '業務部', 'ギョウムブ', 'SALES'],
        ['D210', '生産管理部', 'セイサンカンリブ', 'MFG'],
        ['D220', '購買部', 'コウバイブ', 'MFG'],
        ['D230', '製造部', 'セイゾウブ', 'MFG'],
        ['D240', '第二製造部', 'ダイニセイゾウブ', 'MFG'],
        ['D250', '品質保証部', 'ヒンシツホショウブ', 'MFG'],
        ['D310', '総務部', 'ソウムブ', 'ADM'],
      ] as const
    ).map(([department_cd, department_nm, kana, organization_cd]) => ({
      department_cd,
      department_nm,
      kana,
      organization_cd,
    })),
  ),
  filling(teamMaster, demoTeams),
  filling(
    directorMaster,
    (
      [
        ['P10', '社長', 10, ''],
        ['P20', '本部長', 20, 'VIEWER'],
        ['P30', '部長', 30, 'VIEWER'],
        ['P40', '課長', 40, 'VIEWER'],
        ['P50', '係長', 50, ''],
        ['P60', '班長', 60, 'OPERATOR'],
        ['P90', '一般', 90, ''],
      ] as const
    ).map(([director_cd, director_nm, rank, role_cd]) => ({ director_cd, director_nm, rank, role_cd })),
  ),
  filling(
    employeeMaster,
    (
      [
        ['1001', '水野 正人', 'ミズノ マサト', 'D310', '', 'P10', '1996-04-01'],
        ['1002', '高橋 誠', 'タカハシ マコト', 'D310', '', 'P40', '2004-04-01'],
        ['1003', '佐々木 由美', 'ササキ ユミ', 'D110', '', 'P50', '2010-04-01'],
        ['1004', '中村 健太', 'ナカムラ ケンタ', 'D220', '', 'P50', '2012-10-01'],
        ['1005', '渡辺 浩', 'ワタナベ ヒロシ', 'D120', 'T05', 'P60', '2001-04-01'],
        ['1006', '伊藤 恵子', 'イトウ ケイコ', 'D210', '', 'P40', '2003-04-01'],
        ['1007', '山口 大輔', 'ヤマグチ ダイスケ', 'D230', 'T01', 'P90', '2018-04-01'],
        ['1008', '小林 直子', 'コバヤシ ナオコ', 'D310', '', 'P90', '2015-07-01'],
        ['1009', '加藤 茂', 'カトウ シゲル', 'D230', 'T01', 'P60', '1999-04-01'],
        ['1010', '吉田 明', 'ヨシダ アキラ', 'D230', 'T02', 'P60', '2000-04-01'],
        ['1011', '山田 美咲', 'ヤマダ ミサキ', 'D230', 'T02', 'P90', '2021-04-01'],
        ['1012', '松本 隆', 'マツモト タカシ', 'D230', 'T03', 'P60', '1998-04-01'],
        ['1013', '井上 さくら', 'イノウエ サクラ', 'D230', 'T04', 'P60', '2007-04-01'],
        ['1014', '木村 亮', 'キムラ リョウ', 'D240', 'T11', 'P60', '2005-04-01'],
        ['1015', '林 真由美', 'ハヤシ マユミ', 'D240', 'T12', 'P60', '2009-04-01'],
        ['1016', '清水 徹', 'シミズ トオル', 'D230', '', 'P30', '1994-04-01'],
        ['1017', '森 和也', 'モリ カズヤ', 'D240', '', 'P30', '1997-04-01'],
        ['1018', '池田 裕子', 'イケダ ユウコ', 'D250', '', 'P40', '2002-04-01'],
        ['1019', '橋本 剛', 'ハシモト ツヨシ', 'D110', '', 'P30', '1995-04-01'],
        ['1020', '石川 愛', 'イシカワ アイ', 'D120', '', 'P90', '2022-04-01'],
      ] as const
    ).map(([employee_cd, employee_nm, kana, department_cd, team_cd, director_cd, joined_dt]) => ({
      employee_cd,
      employee_nm,
      kana,
      department_cd,
      team_cd,
      director_cd,
      joined_dt,
    })),
  ),
]

export const fillOrganization: Demo = async (context, _today, wording) => {
  for (const fill of fillings) await fill(context.tx, context.session, wording)
  await countPeople(
    context,
    demoTeams.map(({ team_cd }) => team_cd),
  )
}
