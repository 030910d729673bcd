import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { AriaLocale } from '#ui/aria-locale.tsx'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  tabs: readonly {
    id: string
    label: string
    count?: number
    isDisabled?: boolean
    content: ReactNode
  }[]
  chosen?: string
  onChoose?: (id: string) => void
}

export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  return (
    <AriaLocale>
      <AriaTabs
        {...(chosen !== undefined && { selectedKey: chosen })}
        onSelectionChange={(key) => onChoose?.(String(key))}
      >
        <TabList aria-label={label} className={styles.tabs ?? ''}>
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              isDisabled={tab.isDisabled ?? false}
              className={styles.tab ?? ''}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  )
}
