/** Words for the staff in patterns. */
export const STAFF = String.raw`(?:employees|staff|workforce|colleagues|people|persons|workers|personnel|team members|staff members)`
export const PERSONAL = String.raw`(?:mitarbeit[\p{L}:*_]+(?: und mitarbeit[\p{L}]+)?|beschäftigte[nr]?|arbeitnehm[\p{L}:*_]+|arbeitskräfte\w*|belegschaft|angestellte[nr]?|kolleg[\p{L}:*]+|menschen|personen)`
export const OF_STAFF = String.raw`(?:of (?:all |our |the |its |total |own |group |group's |global )*${STAFF}|(?:der |unserer |aller |des |unseres )(?:eigenen |gesamten )?${PERSONAL})`
export const ABOUT = String.raw`(?:a total of |around |about |approximately |some |insgesamt |rund |etwa |ca\. |knapp )?`
