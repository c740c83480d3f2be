import { centuryTimeline, WIDE_WIDTH, type CenturyTimelineData } from './century-timeline'
import { Picture, type PictureWords } from './Picture'
import { usePictureStyle } from './use-picture-style'

/** 百年大运, with more of its years written where the page is wide. */
export function CenturyTimeline({ data, ...words }: PictureWords & { readonly data: CenturyTimelineData }) {
  const style = usePictureStyle()
  return (
    <Picture
      {...words}
      svg={centuryTimeline(data, style)}
      wide={centuryTimeline(data, style, WIDE_WIDTH)}
      frame="card"
    />
  )
}
