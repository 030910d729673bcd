import {
  type OwnerProfile,
  type SpokenLanguage,
  spokenLanguages,
} from '@marea/contract/suites/owner-profile.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './spoken-languages.module.css'

/** Shown to guests on the pages of the owner's homes. */
export function SpokenLanguages({ profile }: { profile: OwnerProfile }) {
  const t = useText()
  const [chosen, setChosen] = useState<readonly SpokenLanguage[]>(profile.languages)

  const body = { languages: [...chosen] }
  const { isBusy, error, form } = useSubmission(body, async (body) => {
    await call('PUT /user/owner-profile', { body })
    toast.success(t('account.saved'))
  })

  function toggle(language: SpokenLanguage, isSpoken: boolean) {
    setChosen(isSpoken ? [...chosen, language] : chosen.filter((each) => each !== language))
  }

  return (
    <Form kind='page' {...form}>
      <fieldset className={styles.choices}>
        <legend className='label'>{t('owner_profile.languages')}</legend>
        {spokenLanguages.map((language) => (
          <Checkbox
            key={language}
            name={language}
            checked={chosen.includes(language)}
            onChange={({ target }) => toggle(language, target.checked)}
          >
            <span className={styles.name}>{t(`owner_profile.language.${language}`)}</span>
          </Checkbox>
        ))}
      </fieldset>
      <ActionError title={t('owner_profile.not_saved')} error={error} />
      <div>
        <Button type='submit' busy={isBusy}>
          {t('owner_profile.save')}
        </Button>
      </div>
    </Form>
  )
}
