/**
 * Zones that the tz database keeps only as names of another since it dropped clocks that differ before 1970 alone:
 * for them the history before 1970 is another place's. Renamed zones (Kiev, Kyiv) are not among them.
 *
 * @source cal-2 (its file `backward`)
 */
const MERGED = new Set(
  [
    'Africa: Accra Addis_Ababa Asmara Bamako Bangui Banjul Blantyre Brazzaville Bujumbura Conakry Dakar Dar_es_Salaam',
    'Africa: Djibouti Douala Freetown Gaborone Harare Kampala Kigali Kinshasa Libreville Lome Luanda Lubumbashi Lusaka',
    'Africa: Malabo Maseru Mbabane Mogadishu Niamey Nouakchott Ouagadougou Porto-Novo Timbuktu',
    'America: Anguilla Antigua Aruba Atikokan Blanc-Sablon Cayman Coral_Harbour Creston Curacao Dominica Ensenada',
    'America: Grenada Guadeloupe Kralendijk Lower_Princes Marigot Montreal Montserrat Nassau Nipigon Pangnirtung',
    'America: Port_of_Spain Rainy_River Rosario St_Barthelemy St_Kitts St_Lucia St_Thomas St_Vincent Thunder_Bay',
    'America: Tortola Virgin Yellowknife',
    'Antarctica: DumontDUrville McMurdo South_Pole Syowa',
    'Arctic: Longyearbyen',
    'Asia: Aden Bahrain Brunei Chongqing Chungking Harbin Kashgar Kuala_Lumpur Kuwait Muscat Phnom_Penh Vientiane',
    'Atlantic: Jan_Mayen Reykjavik St_Helena',
    'Europe: Amsterdam Belfast Bratislava Busingen Copenhagen Guernsey Isle_of_Man Jersey Ljubljana Luxembourg',
    'Europe: Mariehamn Monaco Oslo Podgorica San_Marino Sarajevo Skopje Stockholm Tiraspol Uzhgorod Vaduz Vatican',
    'Europe: Zagreb Zaporozhye',
    'Indian: Antananarivo Christmas Cocos Comoro Kerguelen Mahe Mayotte Reunion',
    'Pacific: Chuuk Enderbury Funafuti Johnston Majuro Midway Pohnpei Ponape Saipan Truk Wake Wallis Yap',
  ].flatMap((line) => {
    const [area = '', names = ''] = line.split(': ')
    return names.split(' ').map((name) => `${area}/${name}`)
  }),
)

export const isMerged = (zoneName: string): boolean => MERGED.has(zoneName)
