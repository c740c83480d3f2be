import { useState } from 'react'
import { useStore } from 'zustand'
import { readBirthRequest, type Atlas, type Birth } from '../../core/bazi/birth-request'
import type { Failure } from '../../core/shared/result'
import { navigation } from '../../platform/navigation'
import { readForm, type BirthForm, type FormFaults } from '../../services/birth-form'
import { viewerUrl } from '../../services/birth-route'
import { birthDraft } from '../../stores/birth-draft'

export interface BirthFormHandle {
  readonly form: BirthForm
  readonly change: (part: Partial<BirthForm>) => void
  /** Empty until calculate was tapped once; from then on kept up with the typing. */
  readonly faults: FormFaults
  /** What stops the chart although every field can be read: a time that never was, a year out of range. */
  readonly refusal: Failure | null
  /** The clock of the birth as far as the form can be read. */
  readonly birth: Birth | null
  readonly calculate: () => void
}

export function useBirthForm(atlas: Atlas): BirthFormHandle {
  const { form, change } = useStore(birthDraft)
  const [asked, setAsked] = useState(false)
  const reading = readForm(form, atlas)
  const birth = reading.ok ? readBirthRequest(reading.value.request, atlas) : null

  const calculate = (): void => {
    setAsked(true)
    if (reading.ok && birth?.ok) void navigation.open(viewerUrl(reading.value, form.name))
  }
  return {
    form,
    change,
    faults: asked && !reading.ok ? reading.error.faults : {},
    refusal: birth && !birth.ok ? birth.error : null,
    birth: birth?.ok ? birth.value : null,
    calculate,
  }
}
