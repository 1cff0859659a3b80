export interface MessageTemplate {
  id: string;
  title: string;
  body: string;
}
