export class Trip {}
