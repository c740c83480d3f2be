// What ziyuan-admin says to its operator, who reads English.
export const USAGE = `ziyuan-admin, with the environment of the server (DATABASE_URL or DATA_DIR, and its keys):
  codes issue --type monthly|halfYear|annual --count N   prints N codes, once
  codes revoke --batch ID                                unredeemed codes become worthless
  codes list
  admins add --phone N | admins remove --phone N | admins list
  members reset-password --phone N [--order ID]          prints a new password, signs all devices out
  privacy export --phone N | privacy erase --phone N
  backup FILE | restore FILE [--replace]
  rehearse FILE                                          restores it to a throw-away database
  keys new                                               prints a key for PHONE_KEYS and the others
  keys renew                                             rewrites phone numbers under the first of PHONE_KEYS`

const SENTENCES: Readonly<Record<string, string>> = {
  'usage/type': '--type must be monthly, halfYear or annual',
  'usage/count': '--count must be from 1 to 100000',
  'usage/batch': '--batch must name a batch; `codes list` shows them',
  'usage/file': 'Name the file',
  'phone/missing': 'Name the person by --phone',
  'phone/invalid': 'This is no phone number; outside mainland China it begins with + and the country code',
  'phone/unknown': 'Nobody with this phone number is known',
  'codes/no-such-batch': 'There is no such batch; `codes list` shows them',
  'admins/none': 'This person is not an admin',
  'order/not-theirs': 'This order did not grant anything to this phone number',
  'restore/no-such-file': 'There is no such file',
  'restore/not-empty': 'The database is not empty; add --replace to give up what it holds',
  'restore/not-a-backup': 'This file is not a backup of Ziyuan',
  'restore/cut-short': 'The backup is damaged or was cut short; nothing changed',
  'restore/newer': 'The backup was made by a newer version of this program; nothing changed',
}

export const sentenceOf = (code: string): string => SENTENCES[code] ?? code
